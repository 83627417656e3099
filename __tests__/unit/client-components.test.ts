import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

/** Git and all other checks ignore this folder. */
const FOLDER = '.cache/lint';

/** Makes the published page run `startCopy` on the element. A handler such as `onClick` would be lost there. */
const BEHAVIOUR = "{...behaviour('copy', startCopy)}";

const COMPONENTS = {
  hook: `const id = useId(); return <b ${BEHAVIOUR} id={id} />;`,
  'namespaced-hook': `React.useEffect(start, []); return <b ${BEHAVIOUR} />;`,
  'hook-of-another-namespace': `R.useId(); return <b ${BEHAVIOUR} />;`,
  'generic-hook': `const [done] = useState<boolean>(false); return <b ${BEHAVIOUR} />;`,
  handler: `return <button ${BEHAVIOUR} onClick={copy} />;`,
  'spread-handler': `return <button ${BEHAVIOUR} {...{ onPointerDown: copy }} />;`,
  'shorthand-handler': `return <button ${BEHAVIOUR} {...{ onClick }} />;`,
  'method-as-handler': `return <button ${BEHAVIOUR} {...{ onClick() {} }} />;`,
  ref: `return <span {...behaviour('copy', startCopy)}><button ref={startCopy} /></span>;`,
  'spread-ref': `return <button ${BEHAVIOUR} {...{ ref: startCopy }} />;`,
  'shorthand-ref': `return <button ${BEHAVIOUR} {...{ ref }} />;`,
  'without-behaviour': 'return <button type="button">Copiar</button>;',
  correct: `return <button ${BEHAVIOUR} type="button">Copiar</button>;`,
};

let diagnostics: string[];

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, body] of Object.entries(COMPONENTS)) {
    const code = `'use client';\nexport function Copy() { ${body} }\n`;
    writeFileSync(`${FOLDER}/${name}.client.tsx`, code);
  }
  const command = `npx biome lint --reporter=github --vcs-use-ignore-file=false ${FOLDER}`;
  const { stdout, stderr } = spawnSync(command, { encoding: 'utf8', shell: true });
  diagnostics = `${stdout}${stderr}`.split('\n');
});

function diagnosticsOf(name: keyof typeof COMPONENTS): string {
  return diagnostics.filter((line) => line.includes(`/${name}.client.tsx`)).join('\n');
}

test.each([
  ['hook', 'useId()'],
  ['namespaced-hook', 'React.useEffect(start, [])'],
  ['hook-of-another-namespace', 'R.useId()'],
  ['generic-hook', 'useState<boolean>(false)'],
] as const)('npm run check rejects a %s in a client component: %s', (name, _code) => {
  expect(diagnosticsOf(name)).toMatch(/A hook never runs on the published page.*behaviour\.ts/);
});

test.each([
  ['handler', 'onClick={copy}'],
  ['spread-handler', '{...{ onPointerDown: copy }}'],
  ['shorthand-handler', '{...{ onClick }}'],
  ['method-as-handler', '{...{ onClick() {} }}'],
  ['ref', 'ref={startCopy}'],
  ['spread-ref', '{...{ ref: startCopy }}'],
  ['shorthand-ref', '{...{ ref }}'],
] as const)('npm run check rejects a %s in a client component: %s', (name, _code) => {
  expect(diagnosticsOf(name)).toMatch(/A handler or a ref is never attached.*behaviour\.ts/);
});

test('npm run check rejects a client component that never calls behaviour(…)', () => {
  expect(diagnosticsOf('without-behaviour')).toContain('gives no element a behaviour');
});

test('npm run check accepts a client component that only calls behaviour(…)', () => {
  expect(diagnosticsOf('correct')).not.toMatch(/hook|handler|behaviour/);
});
