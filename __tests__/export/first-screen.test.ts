import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isWholeSample } from '../sample';
import { contentSite } from './sites';

/**
 * Limits the compressed HTML and its response headers to what arrives in the first round trip. Before a server hears back
 * from the browser, it sends ten packets: at least 12,000 bytes over HTTP/3 (RFC 9002, section 7.2), and 14,600 over TCP
 * (RFC 6928). Encryption and framing take about 4% of them. An owner may need the rest for a longer name or headline.
 *
 * Measured with a page that was padded by 300 bytes at a time: up to 12,400 bytes, the first paint came no later.
 */
const LIMIT_IN_BYTES = 11_500;

/** Hosts add response headers to ours, such as `Date`, `Server` and `Content-Encoding`. */
const HOST_HEADERS_IN_BYTES = 150;

/** The larger size counts, because some hosts compress with brotli and others with gzip. */
function compressedSize(text: string): number {
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const gzip = gzipSync(text, { level: 6 });
  return Math.max(brotli.byteLength, gzip.byteLength);
}

const PARTS = {
  styles: /<style>.*?<\/style>/gs,
  'JSON-LD': /<script[^>]*ld\+json.*?<\/script>/gs,
  header: /<header.*?<\/header>/gs,
  hero: /<section.*?<\/section>/gs,
};

/** Returns how many compressed bytes each part adds to the HTML. */
function measureParts(html: string): Record<string, number> {
  const sizes = Object.entries(PARTS).map(([name, pattern]) => {
    const withoutPart = html.replace(pattern, '');
    return [name, compressedSize(html) - compressedSize(withoutPart)];
  });
  return Object.fromEntries(sizes);
}

/** Returns the HTML up to the end of the hero, which is the first section. */
function cutAfterHero(html: string): string {
  const closingTag = '</section>';
  return html.slice(0, html.indexOf(closingTag) + closingTag.length);
}

test('the HTML of the sample shop’s first screen fits into the first round trip', () => {
  // Only the sample is checked. An owner's longer texts may cost another round trip, which the code can't prevent.
  if (!isWholeSample) {
    return;
  }
  const [headersOfEveryPage = ''] = contentSite.read('_headers').split('\n\n');
  const headers = headersOfEveryPage.length + HOST_HEADERS_IN_BYTES;
  const firstScreen = cutAfterHero(contentSite.read('index.html'));
  expect(firstScreen).toContain('<h1');

  const bytes = headers + compressedSize(firstScreen);
  if (bytes > LIMIT_IN_BYTES) {
    throw new Error(
      `The first screen takes ${bytes} compressed bytes, but only ${LIMIT_IN_BYTES} are allowed. Remove what it doesn’t need. The styles of the whole page count, because they’re in the head. Bytes of its largest parts: ${JSON.stringify(measureParts(firstScreen))}`,
    );
  }
});
