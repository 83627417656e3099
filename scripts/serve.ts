import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildServeHeaders } from '../deploy/headers';
import { basePath } from '../model/site-url';

// Serves a copy of a built site on localhost as its host will: under its base path, with its headers.
const [site = 'out', port = '3000'] = process.argv.slice(2);
const folder = path.resolve('.cache/served', port);

rmSync(folder, { recursive: true, force: true });
cpSync(site, folder + basePath, { recursive: true });
cpSync(`${site}/404.html`, `${folder}/404.html`); // `serve` looks for it at the top.
const configuration = {
  cleanUrls: true,
  directoryListing: false,
  headers: [
    ...buildServeHeaders(),
    // `serve` does not know this type yet.
    { source: '**/*.avif', headers: [{ key: 'Content-Type', value: 'image/avif' }] },
  ],
  redirects: basePath ? [{ source: '/', destination: `${basePath}/`, type: 302 }] : [],
};
writeFileSync(`${folder}/serve.json`, JSON.stringify(configuration));
const options = `--listen tcp://localhost:${port} --no-port-switching --no-clipboard --no-request-logging`;
spawnSync(`serve "${folder}" ${options}`, {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, NO_UPDATE_CHECK: '1' },
});
