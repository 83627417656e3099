import { checkHost } from './host-conformance';

const [address] = process.argv.slice(2);

if (address === undefined || !URL.canParse(address)) {
  console.error(
    'Diga o endereço do site publicado. Exemplo: npm run check:host -- https://barbearia.com.br',
  );
  process.exitCode = 2;
} else {
  await report(address);
}

async function report(url: string) {
  try {
    const findings = await checkHost(url);
    const failures = findings.filter(({ problem }) => problem !== undefined);
    for (const { what, problem } of findings) {
      console.log(problem === undefined ? `✓ ${what}` : `✗ ${what}\n    ${problem}`);
    }
    console.log(
      failures.length === 0
        ? `${url}: tudo certo (${findings.length} itens).`
        : `${url}: ${failures.length} de ${findings.length} itens com problema.`,
    );
    process.exitCode = failures.length === 0 ? 0 : 1;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    console.error(
      `Não consegui falar com ${url}: ${cause instanceof Error ? cause.message : cause}`,
    );
    process.exitCode = 2;
  }
}
