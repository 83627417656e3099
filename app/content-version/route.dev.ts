import { readVersion } from '@/model/folder';

/** Asked by the page that `next dev` shows, which reloads when the answer changes. */
export const GET = () => new Response(readVersion());
