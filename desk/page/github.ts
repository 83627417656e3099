const API = 'https://api.github.com';

/** Sveltia CMS keeps who signed in under this name. */
const USER = 'sveltia-cms.user';

const OFFLINE = 'Sem internet. Quando ela voltar, tente de novo.';
const EXPIRED = 'Sua chave venceu ou foi apagada: faça outra (passo 4 do guia).';
const NARROW =
  'Sua chave não abre este repositório, ou não deixa mudar os arquivos: faça outra (passo 4 do guia), com Contents: Read and write.';
const BUSY = 'O GitHub pede uma pausa. Espere alguns minutos e tente de novo.';
const REFUSED = 'O GitHub não aceitou a mudança. Recarregue a página e tente de novo.';

export function readKey(): string {
  return JSON.parse(localStorage.getItem(USER) ?? '{}').token ?? '';
}

/** Why a key does not open the repository for writing. Returns nothing, and keeps it, where it does. */
export async function findRefusal(token: string, repository: string): Promise<string> {
  // Only writing shows it: always the same bytes, which no commit names.
  const { message } = await ask(`/repos/${repository}/git/blobs`, token, { content: 'chave' });
  if (!message) {
    const user = JSON.parse(localStorage.getItem(USER) ?? '{}');
    localStorage.setItem(USER, JSON.stringify({ ...user, backendName: 'github', token }));
  }
  return message ?? '';
}

/** What GitHub says at an address of its API; what went wrong is its `message`, in Portuguese. */
export function ask(path: string, token: string, body?: object) {
  const headers = { Authorization: `token ${token}` };
  const method = body ? 'POST' : 'GET';
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
      throw new TypeError(OFFLINE);
    });
    const message = await explain(response, String(input));
    const said = JSON.stringify({ message, errors: [{ message }] });
    return message ? new Response(said, { status: response.status }) : response;
  };
}

async function explain(response: Response, address: string): Promise<string | undefined> {
  if (response.ok) {
    // What is asked there may fail inside an answer that is fine.
    const said = address.endsWith('/graphql') ? await response.clone().json() : {};
    return said.errors && (said.errors[0]?.type === 'FORBIDDEN' ? NARROW : REFUSED);
  }
  if (response.status === 401) {
    return EXPIRED;
  }
  const isBusy = response.status > 428 || response.headers.get('x-ratelimit-remaining') === '0';
  return isBusy ? BUSY : NARROW;
}
