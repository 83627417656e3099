import { serveCmsFile } from '@/cms/dev-route';

/** Serves the CMS for the local content folder. Only `next dev` builds `*.dev.ts` routes. */
export function GET() {
  return serveCmsFile('admin.html');
}
