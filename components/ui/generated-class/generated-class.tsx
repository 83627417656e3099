import { hash } from 'node:crypto';

/** CSS properties and their values. A property whose value is undefined is left out. */
export type Declarations = Record<string, string | number | undefined>;

/** Five characters of the hash are enough to give each rule of a page its own name. */
const HASH_LENGTH = 5;

/** Applies while the media query, such as `(min-width:60rem)`, matches. */
type Override = { media: string; declarations: Declarations };

/**
 * Puts values that the build computes into a `<style>`, because the CSP blocks `style` attributes. React moves the
 * `<style>` into the `<head>`, once per class.
 */
export function buildGeneratedClass(base: Declarations, override?: Override) {
  const baseCss = toCss(base);
  const overrideCss = override && toCss(override.declarations);
  const className = buildName([baseCss, override?.media, overrideCss]);
  const rules = [`.${className}{${baseCss}}`];
  if (override && overrideCss) {
    rules.push(`@media ${override.media}{.${className}{${overrideCss}}}`);
  }
  const style = (
    <style href={className} precedence="generated">
      {rules.join('')}
    </style>
  );
  return { className, style };
}

/** Hashes the rules, so elements with equal rules share a class. */
function buildName(rules: readonly (string | undefined)[]): string {
  const digest = hash('sha256', rules.join('|'), 'base64url');
  return `w${digest.slice(0, HASH_LENGTH)}`;
}

function toCss(declarations: Declarations): string {
  return Object.entries(declarations)
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
}
