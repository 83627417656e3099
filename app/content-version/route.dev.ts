import { readVersion } from '@/model/content-files/read-version';

/** Asked by the page that `next dev` shows, which reloads when the answer changes. */
export const GET = () => new Response(readVersion());
