import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentSite } from './sites';

/**
 * What fits into the first round trip, compressed and with response headers. A server sends ten packets (14,600 bytes)
 * before it hears back from the browser (RFC 6928), and TLS and HTTP/2 use some of them.
 */
const LIMIT_IN_BYTES = 11_500;

/** What hosts add to our response headers, such as status, date, server and encoding. */
const HOST_HEADERS_IN_BYTES = 150;

/** Returns the size in bytes with brotli, at the quality that CDNs use, or with gzip if that's larger. */
function compressedSize(text: string): number {
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const gzip = gzipSync(text, { level: 6 });
  return Math.max(brotli.byteLength, gzip.byteLength);
}

/** Patterns for the parts of the HTML up to the end of the hero. */
const PARTS = {
  styles: /<style>.*?<\/style>/gs,
  'JSON-LD': /<script[^>]*ld\+json.*?<\/script>/gs,
  header: /<header.*?<\/header>/gs,
  hero: /<section.*?<\/section>/gs,
};

/** Lists how many bytes each part adds to the compressed HTML, the largest first. */
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
  // Only the sample is checked. An owner's longer texts may cost another round trip, which the code can't prevent.
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
        'Bytes that each part adds to it:',
        `  response headers: ${headers}`,
        ...listParts(firstScreen),
        'Remove what the first screen doesn’t need: repeated styles, generated rules, JSON-LD that',
        'search engines don’t read, markup around the hero. The styles of all components count,',
        'because the whole page’s styles are in the head. The limit follows from how networks work,',
        'so only raise it if you have measured a first visit again.',
      ].join('\n'),
    );
  }
});
