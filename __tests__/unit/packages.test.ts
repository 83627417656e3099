/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { parse } from 'yaml';

type Locked = {
  integrity?: string;
  resolved?: string;
  optional?: true;
  engines?: { node?: string };
};

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { '': _own, ...entries } = packages as Record<string, Locked>;
const locked = Object.entries(entries);
/** An optional one that does not fit the machine stays away. */
const required = locked.filter(([, { optional }]) => !optional);

/** Built for one system each, of which the registry of the day they were locked told no integrity. */
const UNTOLD =
  /^node_modules\/@(?:biomejs\/cli|next\/swc|oxc-parser\/binding|unrs\/resolver-binding)-[\w-]+$/;

test('every package comes from the registry, as it was when it was locked', () => {
  const registry = 'https://registry.npmjs.org/';
  expect(locked.filter(([, { resolved = registry }]) => !resolved.startsWith(registry))).toEqual(
    [],
  );
  const unsealed = locked.filter(([, { integrity }]) => integrity === undefined);
  expect(unsealed.filter(([name, { optional }]) => !(optional && UNTOLD.test(name)))).toEqual([]);
});

test('every package runs on the oldest Node of each line that is promised', () => {
  const oldest = engines.node.split(' || ').map((range: string) => minVersion(range)?.version);
  expect(oldest).toHaveLength(3);
  const tooNew = required.filter(([, { engines: needed }]) =>
    oldest.some((version: string) => !satisfies(version, needed?.node ?? '*')),
  );
  expect(tooNew).toEqual([]);
});

test('the Node to develop with is one that is promised, and the one that publishes', () => {
  const node = readFileSync('.nvmrc', 'utf8').trim();
  expect(satisfies(minVersion(node)?.version ?? '', engines.node)).toBe(true);
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`NODE_VERSION = "${node}"`);
  const { test: tests, site } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')).jobs;
  expect(tests.strategy.matrix.node).toEqual([expect.stringMatching(/^20\./), node]);
  expect(site.steps).toContainEqual(
    expect.objectContaining({ with: expect.objectContaining({ 'node-version-file': '.nvmrc' }) }),
  );
});

test('no package runs a script when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
