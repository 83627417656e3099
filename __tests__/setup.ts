/// <reference types="@testing-library/jest-dom" />

// Most tests have no page to ask about, and it takes each a tenth of a second.
if ('document' in globalThis) {
  require('@testing-library/jest-dom');
}
