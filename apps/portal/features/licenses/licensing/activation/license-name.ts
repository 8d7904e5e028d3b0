// A licence bound by mistake stays bound, so the last sentence before it names which one of several it is.
import type { OwnLicense } from '@timesync/contract';
import type { ChosenLicense } from './chosen-license';

/** Product and variant. */
export function goodsName({ product, variant }: Pick<OwnLicense, 'product' | 'variant'>): string {
  return [product, variant].filter(Boolean).join(' · ');
}

/** Product, variant and key; of a typed key that is in no list only the key is known. */
export function licenseName(own: OwnLicense[], chosen: ChosenLicense): string {
  const known = own.find(({ id, licenseKey }) =>
    'licenseId' in chosen ? id === chosen.licenseId : licenseKey === chosen.licenseKey,
  );
  const key = 'licenseKey' in chosen ? chosen.licenseKey : (known?.licenseKey ?? '');
  // Word joiners: a key that breaks at a hyphen is hard to compare.
  const whole = key.replaceAll('-', '-\u2060');
  return known ? `${goodsName(known)} · ${whole}` : `License key ${whole}`;
}
