import { createHash } from 'node:crypto';
import { buildDocumentPolicy } from '../../deploy/headers';
import { isInlineExecutable } from './executable-scripts';
import { applyEdits, type PageElement, readElements } from './page-source';
import { UnexpectedExport } from './unexpected-export';

/** Browsers look for the encoding in so many first bytes. */
const ENCODING_WINDOW_BYTES = 1024;

/** Puts the Content-Security-Policy first in the head, with the hashes of what the page embeds. */
export function addPolicy(html: string, file: string): string {
  const elements = readElements(html);
  for (const element of elements) {
    refuseInlineAttributes(element, file);
  }

  const policy = buildDocumentPolicy({
    scripts: hashAll(elements.filter(isInlineExecutable)),
    styles: hashAll(elements.filter(({ name }) => name === 'style')),
  });
  const head = elements.find(({ name }) => name === 'head');
  if (!head) {
    throw new UnexpectedExport(file, 'a página não tem <head>.');
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const result = applyEdits(html, [
    { start: head.contentStart, end: head.contentStart, replacement: meta },
  ]);

  const charset = readElements(result).find(({ attributes }) => attributes.has('charset'));
  if (!charset || Buffer.byteLength(result.slice(0, charset.end)) > ENCODING_WINDOW_BYTES) {
    throw new UnexpectedExport(
      file,
      `<meta charset> não está nos primeiros ${ENCODING_WINDOW_BYTES} bytes.`,
    );
  }
  return result;
}

export function hashInline(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function hashAll(elements: readonly PageElement[]): string[] {
  return [...new Set(elements.map(({ text }) => hashInline(text)))];
}

/** A hash covers elements only; in an attribute the policy would stop the style or the handler. */
function refuseInlineAttributes({ name, attributes }: PageElement, file: string) {
  for (const attribute of attributes.keys()) {
    if (attribute === 'style' || attribute.startsWith('on')) {
      throw new UnexpectedExport(
        file,
        `<${name} ${attribute}="…">: a política de segurança não deixa valer; use uma classe ou um script.`,
      );
    }
  }
}
