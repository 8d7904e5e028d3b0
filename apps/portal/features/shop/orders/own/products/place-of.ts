import type { OwnProduct } from '@timesync/contract';

type Placed = Pick<OwnProduct, 'mosque'> & {
  licenses: Pick<OwnProduct['licenses'][number], 'mosque' | 'room'>[];
};

/** `Masjid Al-Ikhlas, Ruang utama`: where a bought product hangs; undefined while nobody has said it. */
export function placeOf({ licenses, mosque }: Placed): string | undefined {
  const single = licenses.length === 1 ? licenses[0] : undefined;
  return [(single?.mosque ?? mosque)?.name, single?.room].filter(Boolean).join(', ') || undefined;
}
