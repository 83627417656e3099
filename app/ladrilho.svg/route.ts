import { drawFloorStrip } from '@/components/identity/ornaments';

export const dynamic = 'force-static';

/** The floor under the team: six rem a tile, and two rows where the screen has room. */
export function GET() {
  return new Response(drawFloorStrip({ tileSide: 96, rows: 2 }), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
}
