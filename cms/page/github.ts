import messages from './messages.json';

const API = 'https://api.github.com';

/** Sveltia CMS keeps who signed in under this name. */
const USER = 'sveltia-cms.user';

const readUser = () => JSON.parse(localStorage.getItem(USER) ?? '{}');

export const readKey = (): string => readUser().token ?? '';

/** Why a key does not open the repository for writing. Returns nothing, and keeps it, where it does. */
export async function findAccessProblem(token: string, repository: string): Promise<string> {
  // Only writing shows it: always the same bytes, which no commit names.
  const { message } = await ask(`/repos/${repository}/git/blobs`, token, { content: 'chave' });
  if (!message) {
    localStorage.setItem(USER, JSON.stringify({ ...readUser(), backendName: 'github', token }));
  }
  return message ?? '';
}

/** What GitHub says at an address of its API; what went wrong is its `message`, in Portuguese. */
export function ask(path: string, token: string, body?: object) {
  const method = body && 'POST';
  const headers = { Authorization: `token ${token}` };
  // A state that is a minute old is asked for again.
  return fetch(API + path, { method, headers, body: JSON.stringify(body), cache: 'no-cache' }).then(
    (response) => response.json(),
    ({ message }) => ({ message }),
  );
}

/** Whoever asks GitHub in this page is told in Portuguese what goes wrong, and what to do. */
export function translateFailures(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith(API)) {
      return send(input, init);
    }
    const response = await send(input, init).catch(() => {
      throw new TypeError(messages.offline);
    });
    const message = await explain(response);
    const said = JSON.stringify({ message, errors: [{ message }] });
    return message ? new Response(said, { status: response.status }) : response;
  };
}

async function explain(response: Response): Promise<string | undefined> {
  const { ok, status, headers, url } = response;
  if (ok) {
    // What is asked there may fail inside an answer that is fine.
    const { errors } = url.endsWith('/graphql') ? await response.clone().json() : {};
    return errors && messages[errors[0]?.type === 'FORBIDDEN' ? 'narrow' : 'refused'];
  }
  const isBusy = status > 428 || headers.get('x-ratelimit-remaining') === '0';
  const key = status === 401 ? 'expired' : 'narrow';
  return messages[isBusy ? 'busy' : key];
}
