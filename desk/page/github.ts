const API = 'https://api.github.com';

/** Sveltia CMS keeps who signed in under this name. */
const USER = 'sveltia-cms.user';

const OFFLINE = 'Sem internet. Quando ela voltar, tente de novo.';
const EXPIRED = 'Sua chave venceu ou foi apagada: faça outra (passo 4 do guia).';
const NARROW =
  'Sua chave não abre este repositório, ou não deixa mudar os arquivos: faça outra (passo 4 do guia), com Contents: Read and write.';
const TIRED = 'O GitHub pede uma pausa. Espere alguns minutos e tente de novo.';
const DOWN = 'O GitHub está fora do ar. Espere alguns minutos e tente de novo.';
const REFUSED = 'O GitHub não aceitou a mudança. Recarregue a página e tente de novo.';

export function readKey(): string {
  return JSON.parse(localStorage.getItem(USER) ?? '{}').token ?? '';
}

export function keepKey(token: string): void {
  const user = JSON.parse(localStorage.getItem(USER) ?? '{}');
  localStorage.setItem(USER, JSON.stringify({ ...user, backendName: 'github', token }));
}

/** What GitHub says at an address of its API. Throws a message in Portuguese. */
export async function ask(path: string, token: string, body?: object) {
  const response = await fetch(`${API}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `token ${token}`, Accept: 'application/json' },
    body: body && JSON.stringify(body),
  });
  const said = await response.json();
  if (!response.ok) {
    throw new Error(said.message);
  }
  return said;
}

/**
 * Why a key does not open the repository for writing, or nothing. Only writing shows it: the bytes
 * are always the same, and no commit names them.
 */
export async function findRefusal(token: string, repository: string): Promise<string> {
  try {
    await ask(`/repos/${repository}/git/blobs`, token, { content: '', encoding: 'utf-8' });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What goes wrong with GitHub, told in Portuguese with what to do, to whoever asks it in this page. */
export function translateFailures(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith(API)) {
      return send(input, init);
    }
    const response = await send(input, init).catch(() => {
      throw new TypeError(OFFLINE);
    });
    if (!response.ok) {
      return Response.json({ message: explain(response) }, response);
    }
    if (!String(input).endsWith('/graphql')) {
      return response;
    }
    const { errors } = await response.clone().json();
    const isNarrow = errors?.some(({ type }: { type?: string }) => type === 'FORBIDDEN');
    return errors
      ? Response.json({ errors: [{ message: isNarrow ? NARROW : REFUSED }] })
      : response;
  };
}

function explain({ status, headers }: Response): string {
  if (status === 401) {
    return EXPIRED;
  }
  if (status === 429 || headers.get('x-ratelimit-remaining') === '0') {
    return TIRED;
  }
  return status < 500 ? NARROW : DOWN;
}
