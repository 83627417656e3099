import { hash } from 'node:crypto';

/** CSS properties and their values. A property whose value is undefined is left out. */
type Declarations = Record<string, string | number | undefined>;

/** Five characters of the hash are enough to give each rule of a page its own name. */
const HASH_LENGTH = 5;

/**
 * Puts values that the build computes into a `<style>`, because the CSP blocks `style` attributes. React moves the
 * `<style>` into the `<head>`, once per class.
 */
export function buildGeneratedClass(declarations: Declarations) {
  const css = Object.entries(declarations)
    .filter(([, value]) => value !== undefined)
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
  // Elements with equal declarations share a class.
  const className = `w${hash('sha256', css, 'base64url').slice(0, HASH_LENGTH)}`;
  const style = (
    <style href={className} precedence="generated">
      {`.${className}{${css}}`}
    </style>
  );
  return { className, style };
}
