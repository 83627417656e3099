import { spawnSync } from 'node:child_process';
import { compareWithSample, describeForms } from '../model/check/sample-content';
import { formatNotice } from '../model/content-files/content-error';
import { loadContentFiles } from '../model/content-files/load';
import { annotate, NOT_PUBLISHED, report, reportContent, summarize } from './report';

// Validates the content and builds the site. Whatever is valid is published: a step that fails after
// the validation is never the owner's fault, and says so.

const PAGES_OFF =
  '## O site está pronto, e o GitHub Pages está desligado\n\nPara publicar: **Settings** → **Pages** → **Source** → **GitHub Actions**; depois, nesta página, **Re-run all jobs**.';

process.exitCode = await build().catch((error: unknown) => {
  console.error(error);
  return reportFailure('a conferência do conteúdo parou no meio');
});

async function build(): Promise<number> {
  const loaded = loadContentFiles();
  if ((await reportContent(loaded)) === 'refused') {
    return 1;
  }
  const { values, leftovers, progress } = compareWithSample(loaded);
  const forms = describeForms(values);
  if (forms.length > 0) {
    const list = forms.map(({ file, message }) => `- ${file}: ${message}`).join('\n');
    console.log(`${progress ?? 'Igual ao exemplo:'}\n${list}`);
    const whole = progress ? [{ file: '', message: progress }] : [];
    annotate(leftovers.length > 0 ? 'Falta' : 'Exemplo', whole);
    report('Exemplo', `## ${progress ?? 'Igual ao exemplo'}`, forms);
  }
  if (leftovers.length > 0) {
    const list = leftovers.map(formatNotice);
    console.error(list.join('\n'));
    summarize(list.map((one) => `- ${one}`).join('\n'));
    // Not a failure on GitHub, which would send an e-mail; other hosts publish what succeeds.
    return process.env.GITHUB_ACTIONS ? 0 : 1;
  }
  for (const command of ['next build', 'tsx scripts/postbuild.ts']) {
    if (spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0) {
      return reportFailure(`o comando “${command}” falhou`);
    }
  }
  const { SITE_URL, BASE_PATH = '' } = process.env;
  summarize(SITE_URL ? `## O site está pronto: ${SITE_URL}${BASE_PATH}/` : PAGES_OFF);
  return 0;
}

function reportFailure(what: string): number {
  const message = `Não é do que você escreveu: ${what}. Tente de novo; se repetir, mostre esta página a quem cuida do código.`;
  console.error(`\n${message}`);
  annotate('Falhou', [{ file: '', message }]);
  summarize(NOT_PUBLISHED, message);
  return 1;
}
