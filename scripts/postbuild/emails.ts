/**
 * Marks e-mail addresses, in texts and links, so that Cloudflare leaves them: it would replace each with
 * a script that our CSP stops, and visitors would read "[email protected]".
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function protectEmails(document: Document) {
  const elements = document.body.querySelectorAll('*:not(script, style, a[href^="mailto:"] *)');
  for (const element of elements) {
    const own = element.matches('a[href^="mailto:"]') ? [element] : [...element.childNodes];
    for (const node of own) {
      const isText = node.nodeType === node.TEXT_NODE && /\w@\w/.test(`${node.nodeValue}`);
      if (isText || node === element) {
        node.before(document.createComment('email_off'));
        node.after(document.createComment('/email_off'));
      }
    }
  }
}
