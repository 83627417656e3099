/** What a page may weigh: the build, the tests and the benchmark hold these. */
export const BUDGETS = {
  /**
   * `/` with its styles, in brotli: what arrives in the first flight of packets. The example content
   * must keep to it; a shop that has more to say is told, and published.
   */
  homeDocumentBrotliBytes: 14_600,
  /** All inline scripts of a page that run, before compression. */
  inlineScriptBytes: 3_072,
  /** What a page asks for at the first sign of intent, in brotli. */
  runtimeBrotliBytes: 125_000,
  /** `/` on a phone, before the visitor acts. */
  initialRequests: 6,
  initialTransferBytes: 110_000,
} as const;
