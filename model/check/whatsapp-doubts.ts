import type { Problem } from '../schema/rule';
import { eachText } from './each-text';
import { readPath } from './places';

/** Where WhatsApp has its own number, no text may give the telephone as if it were WhatsApp's. */
export function* findWhatsappDoubts(content: unknown): Generator<Problem> {
  if (readPath(content, ['shop', 'whatsapp']) === undefined) {
    return;
  }
  for (const { path, text } of eachText(content)) {
    if (/whatsapp/i.test(text) && text.includes('{telefone}') && !text.includes('{whatsapp}')) {
      yield {
        problem: 'o texto dá o telefone como se fosse o WhatsApp, que tem outro número.',
        fix: 'diga os dois, como em "{telefone}, por telefone, ou {whatsapp}, pelo WhatsApp".',
        path,
      };
    }
  }
}
