/**
 * Under Trusted Types, all that may become markup or the address of a script comes through here.
 * React makes a page anew that was changed before hydration, by a translator for one; for that it
 * needs the one markup that it writes, and texts without any.
 *
 * It comes with the runtime: until then, nothing may become either.
 */
type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Rules): void };
  }
}

/** Where the site's scripts are, under its base path. */
declare const SCRIPTS: string;

window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
  // Whole: the origin of `blob:https://host/…` is the host's too.
  createScriptURL: (url) =>
    new URL(url, location.href).href.startsWith(location.origin + SCRIPTS) ? url : null,
});

export {};
