import { type OwnLicense, readLicenseKey } from '@timesync/contract';
import type { ChoosableLicenses } from './activation-queries';

/** A licence is chosen by its id, or its key is typed. */
export const TYPED_KEY = 'typed';

/** The licence selected at first: the one that this device already uses, or the only one. */
export function firstChoice({ inUseHere, usable }: ChoosableLicenses): string | undefined {
  const [first] = inUseHere.length > 0 ? inUseHere : usable;
  if (!first) return TYPED_KEY;
  const isOnlyOne = inUseHere.length > 0 || usable.length === 1;
  return isOnlyOne ? String(first.id) : undefined;
}

export type ChosenLicense = { licenseId: number } | { licenseKey: string };

type Chosen = { ok: true; license: ChosenLicense } | { ok: false; sentence: string };

/** The request of the form, or what is missing for one. */
export function readChosenLicense(choice: string | undefined, typedKey: string): Chosen {
  if (choice === undefined) return { ok: false, sentence: 'Pilih lisensi terlebih dahulu.' };
  if (choice !== TYPED_KEY) return { ok: true, license: { licenseId: Number(choice) } };
  const read = readLicenseKey(typedKey);
  return read.ok ? { ok: true, license: { licenseKey: read.key } } : read;
}

/** Product and variant. */
export function goodsName({ product, variant }: Pick<OwnLicense, 'product' | 'variant'>): string {
  return [product, variant].filter(Boolean).join(' · ');
}

/**
 * A licence bound by mistake stays bound, so the last sentence before it names which one of several it is:
 * by product, variant and key; of a typed key that is in no list only the key is known.
 */
export function licenseName(own: OwnLicense[], chosen: ChosenLicense): string {
  const known = own.find(({ id, licenseKey }) =>
    'licenseId' in chosen ? id === chosen.licenseId : licenseKey === chosen.licenseKey,
  );
  const key = 'licenseKey' in chosen ? chosen.licenseKey : (known?.licenseKey ?? '');
  // Word joiners: a key that breaks at a hyphen is hard to compare.
  const whole = key.replaceAll('-', '-\u2060');
  return known ? `${goodsName(known)} · ${whole}` : `License key ${whole}`;
}
