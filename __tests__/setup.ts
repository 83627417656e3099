/// <reference types="@testing-library/jest-dom" />

// Unit tests read the fixture shop, whatever the owner writes in `content/`.
process.env.CONTENT_DIR = '__tests__/fixtures/shop';

// Most tests have no page to ask about, and it takes each a tenth of a second.
if ('document' in globalThis) {
  require('@testing-library/jest-dom');
}
