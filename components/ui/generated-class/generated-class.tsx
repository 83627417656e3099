import { hash } from 'node:crypto';
import { readNumber } from '@/styles/read-tokens';

type Declarations = Readonly<Record<string, string | number | undefined>>;

/**
 * A class with its `<style>`, for values that the build computes: the CSP allows no `style` attribute.
 * The name is a hash, so that equal elements share a rule. `wide` applies where the navigation
 * is inline.
 */
export function buildGeneratedClass(base: Declarations, wide?: Declarations) {
  const bodies = [base, wide].map((declarations = {}) => {
    const entries = Object.entries(declarations).filter(([, value]) => value !== undefined);
    return `{${entries.map((entry) => entry.join(':')).join(';')}}`;
  });
  const className = `w${hash('sha256', `${bodies}`, 'base64url').slice(0, 5)}`;
  const [css, wideCss] = bodies.map((body) => `.${className}${body}`);
  const style = (
    <style href={className} precedence="generated">
      {wide ? `${css}@media (min-width:${readNumber('inline-nav')}rem){${wideCss}}` : css}
    </style>
  );
  return { className, style };
}
