/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** It takes the place of a page that failed, when React is there already. */
const NEVER_IN_A_PAGE = /render-failure\.client\.tsx$/;

const components = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.client.tsx') && !NEVER_IN_A_PAGE.test(file))
  .map((file) => path.join('components', file));

test.each(components)(
  '%s says what of it calls for React: an element with data-enhance',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/<\w+[^>]*\sdata-enhance=""/);
  },
);
