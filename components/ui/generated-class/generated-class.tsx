import { hash } from 'node:crypto';
import { readNumber } from '@/styles/read-tokens';

/** CSS properties with their values. A property whose value is undefined is left out. */
export type Declarations = Record<string, string | number | undefined>;

/** The number of characters of the hash in a class name. Five are enough to give each rule of a page its own name. */
const NAME_LENGTH = 5;

/**
 * Builds a class and its `<style>` for values that the build computes, because the CSP blocks `style`
 * attributes. React moves the `<style>` into the `<head>`, once for each class. The declarations in `wide`
 * apply only on screens so wide that the navigation is inline.
 */
export function buildGeneratedClass(base: Declarations, wide?: Declarations) {
  const className = buildName(wide ? [toCss(base), toCss(wide)] : [toCss(base)]);
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

/** Names a class by a hash of its declarations, so that elements with equal declarations share a rule. */
function buildName(declarations: readonly string[]): string {
  const digest = hash('sha256', declarations.join('|'), 'base64url');
  return `w${digest.slice(0, NAME_LENGTH)}`;
}

function toCss(declarations: Declarations): string {
  return Object.entries(declarations)
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
}
