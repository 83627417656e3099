/** What a page may weigh. The build stops above these, and tests and the benchmark hold them too. */
export const BUDGETS = {
  /** `/` with its styles, in brotli: what arrives in the first flight of packets. */
  homeDocumentBrotliBytes: 14_600,
  /** All inline scripts of a page that run, before compression. */
  inlineScriptBytes: 3_072,
  /** What a page asks for at the first sign of intent, in brotli. */
  runtimeBrotliBytes: 125_000,
  /** `/` on a phone, before the visitor acts. */
  initialRequests: 6,
  initialTransferBytes: 110_000,
} as const;
