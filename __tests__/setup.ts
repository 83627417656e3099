/// <reference types="@testing-library/jest-dom" />

// Unit tests read the fixture shop, whatever the owner writes in `content/`.
process.env.CONTENT_DIR = '__tests__/fixtures/shop';

// Only tests with a page need these matchers, and loading them takes a tenth of a second.
if ('document' in globalThis) {
  require('@testing-library/jest-dom');
}

// A test fails on any error that the code logs, for example because a behaviour failed. A test that expects one
// asserts it, and then calls `mockClear`.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  expect(jest.mocked(console.error).mock.calls).toEqual([]);
});
