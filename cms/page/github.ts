import messages from './messages.json';

/** `owner/name`; `build-cms.ts` inserts it. */
declare const REPOSITORY: string;

const API = 'https://api.github.com';

/** Where Sveltia CMS stores the signed-in user. */
const USER = 'sveltia-cms.user';

const readUser = () => JSON.parse(localStorage.getItem(USER) ?? '{}');

export const readToken = (): string => readUser().token ?? '';

/** Stores a token that can write to the repository; for any other, returns why it cannot. */
export async function findAccessProblem(token: string): Promise<string> {
  // Only a write shows it: a blob, always the same, that no commit refers to.
  const { message = '' } = await callApi('git/blobs', token, { content: 'chave' });
  if (!message) {
    localStorage.setItem(USER, JSON.stringify({ ...readUser(), backendName: 'github', token }));
  }
  return message;
}

/** Calls GitHub's API for the repository. Returns data, or an error `message` in Portuguese. */
export async function callApi(path: string, token = readToken(), body?: object) {
  const method = body && 'POST';
  const headers = { Authorization: `token ${token}` };
  // GitHub lets browsers cache a response for a minute; the deploy status must be current.
  const request = { method, headers, body: JSON.stringify(body), cache: 'no-cache' } as const;
  return (await fetch(`${API}/repos/${REPOSITORY}/${path}`, request)).json();
}

/** Translates GitHub's errors for every request of this page, those of Sveltia CMS included. */
export function translateFailures(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith(API)) {
      return send(input, init);
    }
    const response = await send(input, init).catch(() => Response.error());
    const message = await describeFailure(response);
    const body = JSON.stringify({ message, errors: [{ message }] });
    return message ? new Response(body, { status: response.status || 503 }) : response;
  };
}

async function describeFailure(response: Response): Promise<string | undefined> {
  const { ok, status, headers, url } = response;
  if (ok) {
    // GraphQL reports errors with status 200.
    const { errors } = url.endsWith('/graphql') ? await response.clone().json() : {};
    return errors && messages[errors[0]?.type === 'FORBIDDEN' ? 'narrow' : 'refused'];
  }
  const isBusy = status > 428 || headers.get('x-ratelimit-remaining') === '0';
  const byStatus: Record<number, string> = { 0: messages.offline, 401: messages.expired };
  return isBusy ? messages.busy : (byStatus[status] ?? messages.narrow);
}
