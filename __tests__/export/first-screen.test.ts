import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { sites } from './sites';

/**
 * The most bytes that the first screen may take, compressed, with its response headers. A server sends ten
 * packets before it hears from the browser (RFC 6928), and TLS and HTTP/2 leave about this much of them for the
 * answer (docs/figures.md). What fits arrives in the first round trip.
 */
const LIMIT_IN_BYTES = 11_500;

/** What hosts add to our own response headers: status, date, server, encoding. */
const HOST_HEADERS_IN_BYTES = 150;

/** The compressed size, by the encoding that makes it larger: brotli as CDNs set it, or gzip. */
function compressedSize(text: string): number {
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const gzip = gzipSync(text, { level: 6 });
  return Math.max(brotli.byteLength, gzip.byteLength);
}

/** The parts of the HTML up to the end of the hero, each by a pattern that matches it. */
const PARTS = {
  styles: /<style>.*?<\/style>/gs,
  'JSON-LD': /<script[^>]*ld\+json.*?<\/script>/gs,
  header: /<header.*?<\/header>/gs,
  hero: /<section.*?<\/section>/gs,
};

/** Lists how many bytes the whole would save without each part, the largest first. */
function listParts(html: string): string[] {
  const whole = compressedSize(html);
  const savings = Object.entries(PARTS).map(([name, pattern]) => {
    expect(html).toMatch(pattern);
    return { name, bytes: whole - compressedSize(html.replace(pattern, '')) };
  });
  const rest = Object.values(PARTS).reduce((left, pattern) => left.replace(pattern, ''), html);
  return [...savings, { name: 'the rest, mostly the head', bytes: compressedSize(rest) }]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ name, bytes }) => `  ${name}: ${bytes}`);
}

test('the sample shop’s first screen fits into the first round trip', () => {
  const [site] = sites;
  if (!site?.shop.sample) {
    return; // An owner's texts and photos may need more: the page is then one round trip slower.
  }
  const [rules = ''] = site.read('_headers').split('\n\n');
  const headers = rules.length + HOST_HEADERS_IN_BYTES;
  const [firstScreen = ''] = site.read('index.html').split(/(?<=<\/section>)/);
  expect(firstScreen).toContain('<h1');

  const bytes = headers + compressedSize(firstScreen);
  if (bytes > LIMIT_IN_BYTES) {
    throw new Error(
      [
        `The first screen takes ${bytes} compressed bytes, ${bytes - LIMIT_IN_BYTES} more than fit.`,
        'Without each part, it would take so many fewer:',
        `  response headers: ${headers}`,
        ...listParts(firstScreen),
        'Cut what the first screen does not need: styles that one place could share, generated rules,',
        'JSON-LD that search engines do not read, markup around the hero. Styles count wherever their',
        'component is, because the head has the styles of the whole page. The limit follows from the',
        'network and not from taste: raise it only if you measure a first visit anew (docs/figures.md).',
      ].join('\n'),
    );
  }
});
