import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';

/** A run of the workflow, with its annotations. */
export type FakeRun = {
  status: 'queued' | 'in_progress' | 'completed';
  conclusion?: 'success' | 'failure' | 'cancelled';
  /** Whether the last job ran. */
  isPublished?: boolean;
  /** Of the job `build`, as GitHub returns them. */
  annotations?: readonly object[];
  at: Date;
};

type Commit = { headline: string; changes: Map<string, Buffer>; deletions: string[] };

/**
 * A fake of the GitHub API that the CMS uses: one repository with one branch. Only the right
 * token opens it.
 */
export class GitHost {
  readonly commits: Commit[] = [];
  readonly unanswered: string[] = [];
  readonly runs: FakeRun[] = [];
  isReachable = true;
  /** The state of the token: valid, expired or read-only. */
  key: 'good' | 'expired' | 'narrow' = 'good';
  private readonly files = new Map<string, Buffer>();

  constructor(
    folder: string,
    private readonly token: string,
  ) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.posix.join('content', path.relative(folder, file));
        this.files.set(name, readFileSync(file));
      }
    }
  }

  get headOid(): string {
    return hash(Buffer.from(`commit ${this.commits.length}`));
  }

  read(file: string): Buffer {
    return this.files.get(file) ?? Buffer.alloc(0);
  }

  async answer(page: Page) {
    await page.route('https://api.github.com/**', (route) => this.fulfill(route));
  }

  private async fulfill(route: Route) {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isAllowed = request.headers().authorization === `token ${this.token}`;
    const isChange =
      request.method() === 'POST' && /mutation|blobs/.test(pathname + request.postData());
    if (!this.isReachable) {
      await route.abort('internetdisconnected');
    } else if (!isAllowed || this.key === 'expired') {
      await route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
    } else if (isChange && this.key === 'narrow') {
      const message = 'Resource not accessible by personal access token';
      await route.fulfill(
        pathname === '/graphql'
          ? { json: { data: null, errors: [{ type: 'FORBIDDEN', message }] } }
          : { status: 403, json: { message } },
      );
    } else {
      await this.answerSignedIn(route, pathname);
    }
  }

  private async answerSignedIn(route: Route, pathname: string) {
    const request = route.request();
    if (request.method() === 'POST' && pathname.endsWith('/git/blobs')) {
      await route.fulfill({ status: 201, json: { sha: hash(Buffer.alloc(0)) } });
    } else if (/\/actions\/|\/check-runs\//.test(pathname)) {
      await route.fulfill({ json: this.listRuns(pathname) });
    } else if (pathname === '/graphql') {
      const { query, variables } = request.postDataJSON();
      await route.fulfill({ json: { data: this.query(query, variables) } });
    } else if (pathname === '/user') {
      await route.fulfill({
        json: { id: 1, login: 'dona', name: 'Dona', html_url: '', avatar_url: '' },
      });
    } else if (/\/collaborators\/dona$/.test(pathname)) {
      await route.fulfill({ status: 204 });
    } else if (/\/git\/trees\//.test(pathname)) {
      const tree = [...this.files].map(([file, content]) => ({
        type: 'blob',
        path: file,
        sha: hash(content),
        size: content.byteLength,
      }));
      await route.fulfill({ json: { tree, truncated: false } });
    } else if (/\/git\/blobs\//.test(pathname)) {
      await route.fulfill({
        contentType: 'application/octet-stream',
        body: this.find(path.basename(pathname)),
      });
    } else {
      this.unanswered.push(request.url());
      await route.fulfill({ status: 404, json: { message: 'Not Found' } });
    }
  }

  private listRuns(pathname: string): unknown {
    const [, id = '0'] = /\/(?:runs|check-runs)\/(\d+)\//.exec(pathname) ?? [];
    const run = this.runs.at(-Number(id));
    if (pathname.endsWith('/annotations')) {
      return run?.annotations ?? [];
    }
    if (pathname.endsWith('/jobs')) {
      const [build, deploy] = [run?.conclusion, run?.isPublished ? 'success' : 'skipped'];
      return {
        jobs: [
          { id: Number(id), name: 'build', conclusion: build },
          { id: 0, name: 'deploy', conclusion: deploy, completed_at: run?.at.toISOString() },
        ],
      };
    }
    const workflow_runs = this.runs.map(({ status, conclusion = null, at }, index) => ({
      id: this.runs.length - index,
      event: 'push',
      status,
      conclusion,
      run_started_at: at.toISOString(),
      updated_at: at.toISOString(),
    }));
    return { workflow_runs };
  }

  private query(query: string, variables: Record<string, unknown>): unknown {
    if (query.includes('createCommitOnBranch')) {
      return {
        createCommitOnBranch: { commit: this.commit(variables.input as CommitInput, query) },
      };
    }
    const commit = { oid: this.headOid, message: 'Início', committedDate: '2026-01-01T00:00:00Z' };
    const author = { name: 'Dona', email: '', avatarUrl: '', user: { id: 1, login: 'dona' } };
    const ref = { target: { oid: this.headOid, history: { nodes: [{ ...commit, author }] } } };
    const repository: Record<string, unknown> = { defaultBranchRef: { name: 'main' }, ref };
    for (const [, alias = '', oid] of query.matchAll(
      /(\w+_\d+):\s+(?:object\(oid: "(\w+)"\)|ref)/g,
    )) {
      repository[alias] =
        oid === undefined ? ref : { text: this.find(oid).toString(), isTruncated: false };
    }
    return { repository };
  }

  private commit({ message, fileChanges, expectedHeadOid }: CommitInput, query: string) {
    const changes = new Map(
      fileChanges.additions.map((one) => [one.path, Buffer.from(one.contents, 'base64')]),
    );
    const deletions = fileChanges.deletions.map((one) => one.path);
    if (expectedHeadOid !== this.headOid) {
      throw new Error('The commit is not made on the last one.');
    }
    this.commits.push({ headline: message.headline, changes, deletions });
    for (const [file, content] of changes) {
      this.files.set(file, content);
    }
    const oids = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(
      ([, alias, file = '']) => [alias, { oid: hash(this.read(file)) }],
    );
    return {
      oid: this.headOid,
      committedDate: '2026-01-02T00:00:00Z',
      ...Object.fromEntries(oids),
    };
  }

  private find(oid: string): Buffer {
    return [...this.files.values()].find((content) => hash(content) === oid) ?? Buffer.alloc(0);
  }
}

type CommitInput = {
  message: { headline: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
};

/** The hash that Git gives a file. */
function hash(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.byteLength}\0`).update(content).digest('hex');
}
