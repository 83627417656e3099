import { checkHost } from './conformance';

const [address = ''] = process.argv.slice(2);

try {
  const findings = await checkHost(address);
  for (const { what, problem } of findings) {
    console.log(problem === undefined ? `✓ ${what}` : `✗ ${what}\n    ${problem}`);
  }
  const failures = findings.filter(({ problem }) => problem !== undefined).length;
  console.log(`${address}: ${findings.length} itens, ${failures || 'nenhum'} com problema.`);
  process.exitCode = failures === 0 ? 0 : 1;
} catch (error) {
  const { cause = error } = Object(error);
  console.error(
    `Não consegui falar com "${address}" (${cause}). Diga o endereço do site publicado. Exemplo: npm run check:host -- https://barbearia.com.br`,
  );
  process.exitCode = 2;
}
