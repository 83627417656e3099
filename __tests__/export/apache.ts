import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Apache's binary is `apache2` on Debian and Ubuntu, and `httpd` on all other systems. */
const PROGRAMS = ['apache2', 'httpd', '/usr/sbin/apache2', '/usr/sbin/httpd'];

const MODULE_FOLDERS = [
  '/usr/lib/apache2/modules', // Debian, Ubuntu
  '/usr/lib64/httpd/modules', // Fedora, Red Hat
  '/usr/lib/httpd/modules', // Arch
  '/usr/libexec/apache2', // macOS
];

/** Apache needs exactly one multi-processing module. macOS only has `mpm_prefork`. */
const PROCESS_MODULES = ['mpm_event', 'mpm_prefork'];

/** Every host has these modules. On some systems, they're compiled into the binary. */
const BASIC_MODULES = ['unixd', 'authz_core', 'dir', 'mime', 'autoindex'];

/** `.htaccess` uses these modules if the server has them. */
const OPTIONAL_MODULES = ['rewrite', 'headers', 'deflate', 'filter', 'setenvif'];

/** A server from about 2010 doesn't know AVIF, vCard, WOFF2 or web app manifests. */
const OLD_MIME_TYPES = [
  'text/html html',
  'text/plain txt',
  'text/css css',
  'text/javascript js',
  'image/jpeg jpg',
  'image/png png',
  'image/svg+xml svg',
  'application/xml xml',
];

type Site = { folder: string; basePath: string };

type Apache = { program: string; moduleFolder: string };

export type ApacheSettings = {
  /** The directives that the host allows in `.htaccess`. */
  allowOverride: 'All' | 'FileInfo' | 'None';
  hasOptionalModules: boolean;
};

/** Tests run this machine's Apache with their own configuration, and don't touch the machine's. */
export function findApache(): Apache | undefined {
  const program = PROGRAMS.find((name) => spawnSync(name, ['-v']).status === 0);
  const moduleFolder = MODULE_FOLDERS.find((folder) => existsSync(`${folder}/mod_rewrite.so`));
  return program && moduleFolder ? { program, moduleFolder } : undefined;
}

/**
 * Configures Apache like an old host. It declares ISO-8859-1 for every page, prefers `index.php` to `index.html`, lists
 * the contents of folders without a page, and knows few MIME types. Tests may add files, because it serves a
 * copy of the site.
 */
export async function startApache(apache: Apache, site: Site, settings: ApacheSettings) {
  const root = mkdtempSync(path.join(os.tmpdir(), 'apache-'));
  chmodSync(root, 0o755); // If root starts Apache, it reads the files as another user.
  const folder = path.join(root, 'www', site.basePath);
  cpSync(site.folder, folder, { recursive: true });

  writeFileSync(path.join(root, 'mime.types'), `${OLD_MIME_TYPES.join('\n')}\n`);
  const port = await findFreePort();
  const configurationFile = path.join(root, 'httpd.conf');
  writeFileSync(configurationFile, buildConfiguration(apache, root, port, settings));

  const child = spawn(apache.program, ['-D', 'FOREGROUND', '-f', configurationFile]);
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilApacheAnswers(child, origin, path.join(root, 'error.log'));
  return {
    folder,
    /** Requests a path on the site, such as `/privacidade`, without following redirects. */
    request: (sitePath: string) =>
      fetch(`${origin}${site.basePath}${sitePath}`, { redirect: 'manual' }),
    async stop() {
      const hasStopped = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await hasStopped;
      rmSync(root, { recursive: true });
    },
  };
}

function buildConfiguration(
  { moduleFolder }: Apache,
  root: string,
  port: number,
  { allowOverride, hasOptionalModules }: ApacheSettings,
): string {
  const processModule = PROCESS_MODULES.find((name) => findModule(moduleFolder, name));
  const optionalModules = hasOptionalModules ? OPTIONAL_MODULES : [];
  const modules = [...BASIC_MODULES, ...optionalModules];
  if (processModule) {
    modules.unshift(processModule);
  }
  return `
    ${modules.map((name) => loadModule(moduleFolder, name)).join('\n')}
    ServerRoot ${root}
    ServerName localhost
    Listen 127.0.0.1:${port}
    PidFile ${root}/httpd.pid
    ErrorLog ${root}/error.log
    TypesConfig ${root}/mime.types
    # If root starts Apache, it has to answer requests as another user.
    <IfModule unixd_module>
      User daemon
      Group daemon
    </IfModule>
    AddDefaultCharset ISO-8859-1
    DirectoryIndex index.php index.html
    DocumentRoot ${root}/www
    <Directory ${root}/www>
      AllowOverride ${allowOverride}
      Options FollowSymLinks Indexes
      Require all granted
    </Directory>
  `;
}

/** Returns an empty string for a module that's compiled into Apache's binary. */
function loadModule(moduleFolder: string, name: string): string {
  const file = findModule(moduleFolder, name);
  if (!file) {
    return '';
  }
  const directive = `LoadModule ${name}_module ${file}`;
  return `<IfModule !${name}_module>\n${directive}\n</IfModule>`;
}

function findModule(moduleFolder: string, name: string): string | undefined {
  const file = `${moduleFolder}/mod_${name}.so`;
  return existsSync(file) ? file : undefined;
}

/** Listens on port 0, for which the system chooses a free port. */
async function findFreePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening'); // Rejects if the server emits an error.
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error('There’s no free port.');
  }
  return address.port;
}

async function waitUntilApacheAnswers(child: ChildProcess, origin: string, logFile: string) {
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  const deadlineMs = Date.now() + 20_000;
  while (Date.now() < deadlineMs && child.exitCode === null) {
    try {
      await fetch(origin);
      return;
    } catch {
      await sleep(50); // Apache isn't listening yet.
    }
  }
  child.kill();
  const log = existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
  throw new Error(`Apache didn’t start.\n${output}${log}`);
}
