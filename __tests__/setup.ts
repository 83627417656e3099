/// <reference types="@testing-library/jest-dom" />

// Unit tests load the fixture shop, so that an owner's changes in `content/` don't break any of them.
process.env.CONTENT_DIR = '__tests__/fixtures/shop';

// Only tests in jsdom load jest-dom's matchers, because that takes a tenth of a second.
if ('document' in globalThis) {
  require('@testing-library/jest-dom');
}

// A test fails if the code logs an error, for example because a behaviour threw. A test that expects an error asserts
// that it was logged, then calls `mockClear`.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  expect(jest.mocked(console.error).mock.calls).toEqual([]);
});
