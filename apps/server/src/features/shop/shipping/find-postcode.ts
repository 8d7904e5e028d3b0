// There is no list of postcodes whose licence lets us ship it (decision 0051), so the postcode is that of
// earlier parcels: to the same kelurahan, or to its kecamatan if all of them had the same.
import type { Dependencies } from '../../../platform/dependencies.ts';
import { listPostcodes, type SentTo } from './shipping.repository.ts';

interface ChosenPlace {
  kelurahan: string;
  kecamatan: string;
  city: string;
}

export async function findPostcode(
  { database }: Pick<Dependencies, 'database'>,
  place: ChosenPlace,
): Promise<string | null> {
  return choosePostcode(await listPostcodes(database.db, place), place.kelurahan);
}

/** Null where parcels to one place had different ones: the customer knows better. */
export function choosePostcode(sent: readonly SentTo[], kelurahan: string): string | null {
  const name = kelurahan.trim().toLowerCase();
  const nearest = sent.filter((parcel) => parcel.kelurahan.trim().toLowerCase() === name);
  const postcodes = new Set((nearest.length > 0 ? nearest : sent).map(({ postcode }) => postcode));
  const [only] = postcodes;
  return postcodes.size === 1 && only ? only : null;
}
