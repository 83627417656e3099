import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

/** Git and all other checks ignore this folder. */
const FOLDER = '.cache/lint';

/** Makes the published page run `startCopy` on the element. */
const BEHAVIOUR = "{...clientBehaviour('copy', startCopy)}";

const HOOK = /A hook never runs on the published page.*behaviour\.ts/;
const HANDLER_OR_REF = /A handler or a ref is never attached.*behaviour\.ts/;

/** Bodies of a client component, and the lint error for each. */
const CASES = [
  { body: `const id = useId(); return <b ${BEHAVIOUR} id={id} />;`, answer: HOOK },
  { body: `React.useEffect(start, []); return <b ${BEHAVIOUR} />;`, answer: HOOK },
  { body: `R.useId(); return <b ${BEHAVIOUR} />;`, answer: HOOK },
  { body: `const [a] = useState<boolean>(false); return <b ${BEHAVIOUR} />;`, answer: HOOK },
  { body: `return <b ${BEHAVIOUR} onClick={copy} />;`, answer: HANDLER_OR_REF },
  { body: `return <b ${BEHAVIOUR} {...{ onPointerDown: copy }} />;`, answer: HANDLER_OR_REF },
  { body: `return <b ${BEHAVIOUR} {...{ onClick }} />;`, answer: HANDLER_OR_REF },
  { body: `return <b ${BEHAVIOUR} {...{ onClick() {} }} />;`, answer: HANDLER_OR_REF },
  { body: `return <b ${BEHAVIOUR}><i ref={startCopy} /></b>;`, answer: HANDLER_OR_REF },
  { body: `return <b ${BEHAVIOUR} {...{ ref: startCopy }} />;`, answer: HANDLER_OR_REF },
  { body: `return <b ${BEHAVIOUR} {...{ ref }} />;`, answer: HANDLER_OR_REF },
  { body: 'return <b>Copiar</b>;', answer: /gives no element a behaviour/ },
  { body: `return <b ${BEHAVIOUR}>Copiar</b>;`, answer: undefined },
];

let diagnostics: string[];

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [index, { body }] of CASES.entries()) {
    const code = `'use client';\nexport function Copy() { ${body} }\n`;
    writeFileSync(`${FOLDER}/case-${index}.client.tsx`, code);
  }
  const command = `npx biome lint --reporter=github --vcs-use-ignore-file=false ${FOLDER}`;
  const { stdout, stderr } = spawnSync(command, { encoding: 'utf8', shell: true });
  diagnostics = `${stdout}${stderr}`.split('\n');
});

test.each(CASES.map((row, index) => ({ ...row, index })))(
  'in a client component with `$body`, biome reports $answer',
  ({ index, answer }) => {
    const lines = diagnostics.filter((line) => line.includes(`/case-${index}.client.tsx`));
    const ours = lines.filter((line) => /hook|handler|behaviour/.test(line)).join('\n');
    expect(ours).toMatch(answer ?? /^$/);
  },
);
