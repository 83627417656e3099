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
/** npm skips optional packages that do not fit the machine. */
const required = locked.filter(([, { optional }]) => !optional);

/** Builds for other systems without a hash in the lockfile. README explains how to add them. */
const WITHOUT_HASH = Object.entries({
  'biomejs/cli':
    'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64',
  'next/swc': 'darwin-arm64 darwin-x64 win32-arm64-msvc win32-x64-msvc',
  'oxc-parser/binding':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  'unrs/resolver-binding':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-loong64-gnu linux-loong64-musl linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
}).flatMap(([name, systems]) =>
  systems.split(' ').map((system) => `node_modules/@${name}-${system}`),
);

test('every package comes from the registry and has a hash', () => {
  const registry = 'https://registry.npmjs.org/';
  expect(locked.filter(([, { resolved = registry }]) => !resolved.startsWith(registry))).toEqual(
    [],
  );
  const unpinned = locked.filter(([, { integrity }]) => integrity === undefined);
  expect(unpinned.filter(([name]) => !WITHOUT_HASH.includes(name))).toEqual([]);
  expect(unpinned.filter(([, { optional }]) => !optional)).toEqual([]);
});

test('every package runs on the oldest supported Node of each major version', () => {
  const oldest = engines.node.split(' || ').map((range: string) => minVersion(range)?.version);
  expect(oldest).toHaveLength(3);
  const tooNew = required.filter(([, { engines: needed }]) =>
    oldest.some((version: string) => !satisfies(version, needed?.node ?? '*')),
  );
  expect(tooNew).toEqual([]);
});

test('development and deployment use the same supported Node', () => {
  const node = readFileSync('.nvmrc', 'utf8').trim();
  expect(satisfies(minVersion(node)?.version ?? '', engines.node)).toBe(true);
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`NODE_VERSION = "${node}"`);
  const { test: tests, site } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')).jobs;
  expect(tests.strategy.matrix.node).toEqual([expect.stringMatching(/^20\./), node]);
  expect(site.steps).toContainEqual(
    expect.objectContaining({ with: expect.objectContaining({ 'node-version-file': '.nvmrc' }) }),
  );
});

test('packages run no install scripts', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
