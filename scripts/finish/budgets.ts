/** What arrives in the first round trip: ten packets (RFC 6928) of 1,460 bytes. */
const FIRST_FLIGHT_BYTES = 14_600;

/** A host's response headers travel with the document. Ours take 541 bytes over HTTP/1.1. */
export const RESPONSE_HEADER_BYTES = 600;

/**
 * What a page may weigh. Those that depend on what a shop has to say are held by the tests, for the
 * example content; an owner who goes beyond is told, and published. The others stop the build.
 */
export const BUDGETS = {
  /** `/` with its styles, in brotli: what arrives in the first flight of packets. Content counts. */
  homeDocumentBrotliBytes: FIRST_FLIGHT_BYTES - RESPONSE_HEADER_BYTES,
  /** All inline scripts of a page that run, before compression. */
  inlineScriptBytes: 3_072,
  /** What a page asks for at the first sign of intent, in brotli. Content counts: React's data. */
  runtimeBrotliBytes: 125_000,
  /** The part of it that is the same in every page: React, Next and our client components. */
  sharedRuntimeBrotliBytes: 113_000,
  /** `/` on a phone, before the visitor acts. */
  initialRequests: 6,
  initialTransferBytes: 110_000,
} as const;
