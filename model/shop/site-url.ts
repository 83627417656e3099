/**
 * The site's path on its host, such as `/barbearia` for a GitHub project page, or an empty string for a site at the
 * root. Next rejects a slash at the end.
 */
export const basePath = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

export const POLICY_ROUTES = ['/privacidade', '/termos'] as const;

/** Every page that search engines may list. */
export const ROUTES = ['/', ...POLICY_ROUTES] as const;

/** Adds the base path, so the link also works if the site isn't at its host's root. */
export function pathTo(path: `/${string}`): string {
  return `${basePath}${path}`;
}

/** The host comes from the environment variable `SITE_URL` or, if that's not set, from the shop's content. */
export function absoluteUrl({ url }: { url: string }, path: `/${string}`): string {
  return new URL(pathTo(path), process.env.SITE_URL || url).href;
}

/** Whether the sample is published for an address, as on an owner's first day. Search engines mustn't list it yet. */
export function isInPreparation({ sample }: { sample?: boolean | undefined }): boolean {
  return Boolean(sample && process.env.SITE_URL);
}

/** Returns advice in Portuguese if an environment variable would lead to broken URLs. */
export function explainEnvironment({ SITE_URL, BASE_PATH }: NodeJS.ProcessEnv): string | undefined {
  if (SITE_URL && !/^https?:\/\/[^/]+\/?$/.test(SITE_URL)) {
    return `SITE_URL é "${SITE_URL}": escreva só até o fim do domínio, como https://example.com.`;
  }
  if (BASE_PATH && !/^(\/[\w.~-]+)*\/*$/.test(BASE_PATH)) {
    return `BASE_PATH é "${BASE_PATH}": escreva o caminho com a barra na frente, como /barbearia.`;
  }
  return undefined;
}
