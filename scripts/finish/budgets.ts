/** What arrives in the first round trip: ten packets (RFC 6928) of 1,460 bytes. */
const FIRST_FLIGHT_BYTES = 14_600;

/** A host's response headers travel with the document. Ours take 541 bytes over HTTP/1.1. */
export const RESPONSE_HEADER_BYTES = 600;

/** What a page may weigh: the build, the tests and the benchmark hold these. */
export const BUDGETS = {
  /**
   * `/` with its styles, in brotli: what arrives in the first flight of packets. The example content
   * must keep to it; a shop that has more to say is told, and published.
   */
  homeDocumentBrotliBytes: FIRST_FLIGHT_BYTES - RESPONSE_HEADER_BYTES,
  /** All inline scripts of a page that run, before compression. */
  inlineScriptBytes: 3_072,
  /** What a page asks for at the first sign of intent, in brotli. */
  runtimeBrotliBytes: 125_000,
  /** `/` on a phone, before the visitor acts. */
  initialRequests: 6,
  initialTransferBytes: 110_000,
} as const;
