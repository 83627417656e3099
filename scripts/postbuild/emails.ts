/**
 * Marks a page with e-mail addresses, so that Cloudflare leaves them: it would replace each with a script
 * that our CSP stops, and visitors would read "[email protected]".
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export function protectEmails(document: Document) {
  if (/\w@\w/.test(document.body.innerHTML)) {
    document.body.prepend(document.createComment('email_off'));
    document.body.append(document.createComment('/email_off'));
  }
}
