/** @jest-environment node */
import { readFileSync } from 'node:fs';

type Locked = { integrity?: string; resolved?: string; optional?: true };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { '': _own, ...entries } = packages as Record<string, Locked>;

test('every package comes from the registry, and every required one has a hash', () => {
  const registry = 'https://registry.npmjs.org/';
  const locked = Object.entries(entries);
  const foreign = locked.filter(([, { resolved = registry }]) => !resolved.startsWith(registry));
  expect(foreign).toEqual([]);
  // Builds for other systems lack theirs: npm skips them if they do not match.
  const unpinned = locked.filter(([, { integrity, optional }]) => !integrity && !optional);
  expect(unpinned).toEqual([]);
});

test('Netlify builds with the same Node as GitHub', () => {
  const node = readFileSync('.nvmrc', 'utf8').trim();
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`NODE_VERSION = "${node}"`);
});
