import { checkHost } from './host-conformance';

const [address = ''] = process.argv.slice(2);

if (URL.canParse(address)) {
  await checkHost(address).then(report, (error: unknown) => {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    console.error(`Não consegui falar com ${address}: ${cause}`);
    process.exitCode = 2;
  });
} else {
  console.error(
    'Diga o endereço do site publicado. Exemplo: npm run check:host -- https://barbearia.com.br',
  );
  process.exitCode = 2;
}

function report(findings: Awaited<ReturnType<typeof checkHost>>) {
  for (const { what, problem } of findings) {
    console.log(problem === undefined ? `✓ ${what}` : `✗ ${what}\n    ${problem}`);
  }
  const failures = findings.filter(({ problem }) => problem !== undefined).length;
  console.log(`${address}: ${findings.length} itens, ${failures || 'nenhum'} com problema.`);
  process.exitCode = failures === 0 ? 0 : 1;
}
