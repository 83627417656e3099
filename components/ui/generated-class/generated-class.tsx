import { hash } from 'node:crypto';
import { readNumber } from '@/styles/read-tokens';

/** CSS properties and their values. A property whose value is undefined is left out. */
export type Declarations = Record<string, string | number | undefined>;

/** Five characters of the hash are enough to give each rule of a page its own name. */
const HASH_LENGTH = 5;

/**
 * Puts values that the build computes into a `<style>`, because the CSP blocks `style` attributes. React moves the
 * `<style>` into the `<head>`, once per class. `wide` applies only on screens wide enough for the header's section
 * links.
 */
export function buildGeneratedClass(base: Declarations, wide?: Declarations) {
  const declarations = wide ? [base, wide] : [base];
  const className = buildName(declarations.map(toCss));
  const rules = [`.${className}{${toCss(base)}}`];
  if (wide) {
    rules.push(`@media (min-width:${readNumber('inline-nav')}rem){.${className}{${toCss(wide)}}}`);
  }
  const style = (
    <style href={className} precedence="generated">
      {rules.join('')}
    </style>
  );
  return { className, style };
}

/** Hashes the rules, so elements with equal rules share a class. */
function buildName(rules: readonly string[]): string {
  const digest = hash('sha256', rules.join('|'), 'base64url');
  return `w${digest.slice(0, HASH_LENGTH)}`;
}

function toCss(declarations: Declarations): string {
  return Object.entries(declarations)
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
}
