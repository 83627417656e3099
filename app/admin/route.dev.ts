import { serveCmsFile } from '@/cms/dev-route';

export const dynamic = 'force-static';

/** The form on the phone, for the folder on this machine. Only `next dev` knows files with this ending. */
export function GET() {
  return serveCmsFile('admin.html');
}
