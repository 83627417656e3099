import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';

export const GITHUB_API = 'https://api.github.com/';

export const TOKEN = 'github_pat_segredo';

/** Matches the aliases in a GraphQL query, such as `file1: object(oid: "…"`. The branch's alias has no id. */
const ALIAS = /(\w+):\s+(?:object\(oid: "(\w+)"|ref)/g;

/**
 * The owner's repository, as Sveltia CMS sees it through GitHub's API. Sveltia CMS first asks for each file's id, then
 * for the text of the file with this id. It keeps texts by their ids, so a changed file needs a new id, as in Git.
 */
export class GitHubRepository {
  /** Every path that was saved, in order. */
  readonly savedPaths: string[] = [];
  readonly #files = new Map<string, Buffer>();

  /** The repository has the files in `folder`, without the photos, in its folder `content`. */
  constructor(folder: string) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile()) {
        this.#files.set(`content/${entry.name}`, readFileSync(`${folder}/${entry.name}`));
      }
    }
  }

  read(path: string): Buffer | undefined {
    return this.#files.get(path);
  }

  /** One answer is enough for all requests, because Sveltia CMS ignores data that it didn't ask for. */
  async answer(route: Route) {
    if (route.request().headers().authorization !== `token ${TOKEN}`) {
      await route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
      return;
    }
    const { query = '', variables } = route.request().postDataJSON() ?? {};
    this.#save(variables?.input?.fileChanges.additions ?? []);
    const tree = [...this.#files].map(([path, bytes]) => ({
      type: 'blob',
      path,
      sha: identify(bytes),
    }));
    const data = {
      repository: this.#answerQuery(query),
      createCommitOnBranch: { commit: { oid: this.#lastCommit } },
    };
    await route.fulfill({ json: { login: 'dona', tree, data } });
  }

  #save(additions: readonly { path: string; contents: string }[]) {
    for (const { path, contents } of additions) {
      this.#files.set(path, Buffer.from(contents, 'base64'));
      this.savedPaths.push(path);
    }
  }

  /** Every save makes a new commit. */
  get #lastCommit(): string {
    return `commit${this.savedPaths.length}`;
  }

  #answerQuery(query: string): Record<string, unknown> {
    const commit = {
      oid: this.#lastCommit,
      author: { name: 'Dona' },
      committedDate: '2026-03-04T15:00:00Z',
    };
    const ref = { target: { oid: this.#lastCommit, history: { nodes: [commit] } } };
    const answer: Record<string, unknown> = { defaultBranchRef: { name: 'main' }, ref };
    for (const [, alias = '', id] of query.matchAll(ALIAS)) {
      answer[alias] = id === undefined ? ref : { text: this.#readById(id) };
    }
    return answer;
  }

  #readById(id: string): string {
    const bytes = [...this.#files.values()].find((file) => identify(file) === id);
    return `${bytes}`;
  }
}

function identify(bytes: Buffer): string {
  return createHash('sha1').update(bytes).digest('hex');
}
