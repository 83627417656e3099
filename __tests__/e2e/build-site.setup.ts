import { test } from '@playwright/test';
import { buildSite } from '../build-sites';

test('the site is built', () => {
  buildSite(test.info().project.name === 'build-content' ? 'content' : 'fixture');
});
