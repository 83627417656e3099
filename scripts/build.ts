import { spawnSync } from 'node:child_process';
import {
  describeForms,
  describeProgress,
  describeSampleValue,
  findLeftovers,
  listSampleContent,
} from '../model/check/sample-content';
import { loadContentFiles } from '../model/content-files/load';
import { NOT_PUBLISHED, reportContent } from './check-content';
import { annotate, report, summarize } from './github-actions';

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
  const leftovers = findLeftovers(loaded);
  reportSampleContent(loaded, leftovers.length > 0);
  if (leftovers.length > 0) {
    console.error(leftovers.map(describeSampleValue).join('\n'));
    summarize(leftovers.map((one) => `- ${describeSampleValue(one)}`).join('\n'));
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

/** Says what is still the sample's, grouped by form. */
function reportSampleContent(loaded: ReturnType<typeof loadContentFiles>, isLeft: boolean) {
  const forms = describeForms(listSampleContent(loaded));
  const progress = describeProgress(loaded);
  if (forms.length === 0) {
    return;
  }
  const list = forms.map(({ file, message }) => `- ${file}: ${message}`).join('\n');
  console.log(`${progress ?? 'Igual ao exemplo:'}\n${list}`);
  annotate(isLeft ? 'Falta' : 'Exemplo', progress ? [{ message: progress }] : []);
  report('Exemplo', `## ${progress ?? 'Igual ao exemplo'}`, forms);
}

function reportFailure(what: string): number {
  const message = `Não é do que você escreveu: ${what}. Tente de novo; se repetir, mostre esta página a quem cuida do código.`;
  console.error(`\n${message}`);
  annotate('Falhou', [{ message }]);
  summarize(NOT_PUBLISHED, message);
  return 1;
}
