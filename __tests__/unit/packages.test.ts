/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';

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

test('every package comes from the registry, as it was when it was locked', () => {
  const registry = 'https://registry.npmjs.org/';
  expect(locked.filter(([, { resolved = registry }]) => !resolved.startsWith(registry))).toEqual(
    [],
  );
  // Of those for other systems, the registry of the day they were locked had none to tell.
  expect(required.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
});

test('every package runs on the oldest Node of each line that is promised', () => {
  const oldest = engines.node.split(' || ').map((range: string) => minVersion(range)?.version);
  expect(oldest).toHaveLength(3);
  const tooNew = required.filter(([, { engines: needed }]) =>
    oldest.some((version: string) => !satisfies(version, needed?.node ?? '*')),
  );
  expect(tooNew).toEqual([]);
});

test('the Node to develop with is one that is promised', () => {
  const version = minVersion(readFileSync('.nvmrc', 'utf8').trim())?.version ?? '';
  expect(satisfies(version, engines.node)).toBe(true);
});
