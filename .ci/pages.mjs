// Reads from GitHub whether Pages is enabled, and the URL for which the site is then built.
import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

const { GITHUB_REPOSITORY, GITHUB_ENV } = process.env;

const { status, stdout } = spawnSync('gh', ['api', `repos/${GITHUB_REPOSITORY}/pages`]);
const { build_type, html_url } = status === 0 ? JSON.parse(stdout) : {};
if (build_type === 'workflow') {
  // GitHub reports a custom domain with http: until its certificate is issued.
  const { origin, pathname } = new URL(html_url.replace(/^http:/, 'https:'));
  const basePath = pathname.replace(/\/$/, '');
  appendFileSync(GITHUB_ENV, `SITE_URL=${origin}\nBASE_PATH=${basePath}\n`);
}
