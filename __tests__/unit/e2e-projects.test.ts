/** @jest-environment node */
import { existsSync } from 'node:fs';
import { type Installed, listProjects } from '../e2e/projects';

const BARE: Installed = {
  chromium: '/usr/bin/chromium',
  playwrightFirefox: false,
  systemFirefox: undefined,
  webkit: false,
  reactUrl: undefined,
};

const list = (installed: Partial<Installed>) =>
  listProjects({ ...BARE, ...installed }).map(({ name }) => name);

test.each<[what: string, installed: Partial<Installed>, engines: string[]]>([
  ['Chromium alone', {}, []],
  ['the system Firefox', { systemFirefox: '/usr/bin/firefox-esr' }, ['firefox-']],
  ['Playwright’s Firefox', { playwrightFirefox: true }, ['firefox-']],
  ['both', { playwrightFirefox: true, systemFirefox: '/usr/bin/firefox' }, ['firefox-']],
  ['WebKit', { webkit: true }, ['webkit-']],
  ['a build with React', { reactUrl: 'http://localhost:1/' }, ['react-']],
  [
    'everything',
    { playwrightFirefox: true, webkit: true, reactUrl: 'http://localhost:1/' },
    ['firefox-', 'webkit-', 'react-'],
  ],
])('with %s, only installed engines have projects', (_what, installed, engines) => {
  const projects = [...engines, ''].flatMap((engine) => [`${engine}desktop`, `${engine}phone`]);
  expect(list(installed)).toEqual(projects);
});

test('the system Firefox runs fewer tests than Playwright’s Firefox', () => {
  const [system] = listProjects({ ...BARE, systemFirefox: '/opt/firefox' });
  const [own] = listProjects({ ...BARE, systemFirefox: '/opt/firefox', playwrightFirefox: true });
  expect(existsSync(system?.use?.launchOptions?.executablePath ?? '')).toBe(true);
  expect(system?.use?.launchOptions?.env).toHaveProperty('FIREFOX', '/opt/firefox');
  expect(system?.testMatch).toBeDefined();
  expect(own?.use).not.toHaveProperty('channel');
  expect(own?.testMatch).toBeUndefined();
});
