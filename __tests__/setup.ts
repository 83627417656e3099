/// <reference types="@testing-library/jest-dom" />

// Unit tests load the fixture shop, so that an owner's change of `content/` breaks no test.
process.env.CONTENT_DIR = '__tests__/fixtures/shop';

// The matchers of jest-dom are loaded only for tests with a page, because loading them takes a tenth of a second.
if ('document' in globalThis) {
  require('@testing-library/jest-dom');
}

// A test fails if the code logs an error, for example because a behaviour failed. A test that expects an error asserts
// that it was logged, and then calls `mockClear`.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  expect(jest.mocked(console.error).mock.calls).toEqual([]);
});
