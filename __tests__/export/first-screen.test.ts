import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentSite } from './sites';

/**
 * What fits into the first round trip, compressed and with response headers. A server sends ten packets (14,600 bytes)
 * before it hears from the browser (RFC 6928), and TLS and HTTP/2 need some of them.
 */
const LIMIT_IN_BYTES = 11_500;

/** The size of the response headers that hosts add to ours, such as status, date, server and encoding. */
const HOST_HEADERS_IN_BYTES = 150;

/** Returns the larger of the compressed sizes with brotli, at the quality that CDNs use, and with gzip. */
function compressedSize(text: string): number {
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const gzip = gzipSync(text, { level: 6 });
  return Math.max(brotli.byteLength, gzip.byteLength);
}

/** Patterns that match the parts of the HTML up to the end of the hero. */
const PARTS = {
  styles: /<style>.*?<\/style>/gs,
  'JSON-LD': /<script[^>]*ld\+json.*?<\/script>/gs,
  header: /<header.*?<\/header>/gs,
  hero: /<section.*?<\/section>/gs,
};

/** Lists how many bytes each part adds to the compressed HTML, from the largest part to the smallest. */
function listParts(html: string): string[] {
  const whole = compressedSize(html);
  const savings = Object.entries(PARTS).map(([name, pattern]) => {
    expect(html).toMatch(pattern);
    return { name, bytes: whole - compressedSize(html.replace(pattern, '')) };
  });
  let remainder = html;
  for (const pattern of Object.values(PARTS)) {
    remainder = remainder.replace(pattern, '');
  }
  const rest = { name: 'the rest, mostly the head', bytes: compressedSize(remainder) };
  return [...savings, rest]
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ name, bytes }) => `  ${name}: ${bytes}`);
}

test('the sample shop’s first screen fits into the first round trip', () => {
  // An owner's texts may need more bytes. The page is then slower by one round trip, which is no fault of the code.
  if (!contentSite.shop.sample) {
    return;
  }
  const [headersOfEveryPage = ''] = contentSite.read('_headers').split('\n\n');
  const headers = headersOfEveryPage.length + HOST_HEADERS_IN_BYTES;
  const [firstScreen = ''] = contentSite.read('index.html').split(/(?<=<\/section>)/);
  expect(firstScreen).toContain('<h1');

  const bytes = headers + compressedSize(firstScreen);
  if (bytes > LIMIT_IN_BYTES) {
    throw new Error(
      [
        `The first screen takes ${bytes} compressed bytes, ${bytes - LIMIT_IN_BYTES} more than fit.`,
        'The parts add these numbers of bytes to the first screen:',
        `  response headers: ${headers}`,
        ...listParts(firstScreen),
        'Remove what the first screen does not need: repeated styles, generated rules, JSON-LD that',
        'search engines do not read, and markup around the hero. The styles of every component count,',
        'because the head has the styles of the whole page. The limit follows from how networks work,',
        'so raise it only if you have measured a first visit again.',
      ].join('\n'),
    );
  }
});
