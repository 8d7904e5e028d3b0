// Couriers that sellers here use, and where a parcel of theirs is followed. Without zod: pages use it.
interface Courier {
  name: string;
  /** Opens on the parcel where it takes a number, else on the field to type it into. */
  page: string;
}

const NUMBER = '{number}';

export const couriers: readonly Courier[] = [
  { name: 'JNE', page: 'https://www.jne.co.id/tracking-package' },
  { name: 'J&T Express', page: 'https://jet.co.id/track' },
  { name: 'SiCepat', page: 'https://www.sicepat.com/checkAwb' },
  { name: 'AnterAja', page: `https://anteraja.id/tracking/${NUMBER}` },
  { name: 'Pos Indonesia', page: `https://www.posindonesia.co.id/id/tracking/${NUMBER}` },
  { name: 'TIKI', page: 'https://www.tiki.id/id/tracking' },
  { name: 'Ninja Xpress', page: `https://www.ninjaxpress.co/id-id/tracking?id=${NUMBER}` },
  { name: 'Lion Parcel', page: 'https://lionparcel.com/track' },
  { name: 'SPX Express', page: `https://spx.co.id/track?${NUMBER}` },
];

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Null for a courier that we do not know, or a parcel without a number. */
export function trackingUrl(courier: string | null, number: string | null): string | null {
  const known = couriers.find(({ name }) => plain(name) === plain(courier ?? ''));
  if (!known || !number) return null;
  return known.page.replace(NUMBER, encodeURIComponent(number));
}
