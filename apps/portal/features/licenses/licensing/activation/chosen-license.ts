import { readLicenseKey } from '@timesync/contract';
import { TYPED_KEY } from './license-options';

export type ChosenLicense = { licenseId: number } | { licenseKey: string };

type Chosen = { ok: true; license: ChosenLicense } | { ok: false; sentence: string };

/** The request of the form, or what is missing for one. */
export function readChosenLicense(choice: string | undefined, typedKey: string): Chosen {
  if (choice === undefined) return { ok: false, sentence: 'Pilih lisensi terlebih dahulu.' };
  if (choice !== TYPED_KEY) return { ok: true, license: { licenseId: Number(choice) } };
  const read = readLicenseKey(typedKey);
  return read.ok ? { ok: true, license: { licenseKey: read.key } } : read;
}
