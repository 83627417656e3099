import { spawn } from 'node:child_process';

/** What `npm start` does on a new machine, a line for each step. */
const steps = [
  {
    title: 'Montar o site (na primeira vez, as fotos levam um minuto)',
    command: ['npm', 'run', '--silent', 'build'],
  },
  { title: 'Pôr o site no ar', command: ['tsx', 'scripts/serve.ts'] },
] as const;

for (const [index, { title, command }] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${title} …`);
  const [program, ...options] = command;
  const code = await run(program, options);
  if (code !== 0) {
    process.exitCode = code;
    break;
  }
}

/** npm puts the project's programs on the path. */
function run(program: string, options: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, options, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 0));
  });
}
