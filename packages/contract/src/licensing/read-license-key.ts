// A typing error is shown on the spot, with the server's sentence, and costs no attempt.
import { screenSentences } from '../wire/screen-sentences.ts';
import { type LicenseKeyProblem, parseLicenseKey } from './license-key.ts';

const sentences: Record<LicenseKeyProblem, string> = {
  format: screenSentences.LICENSE_KEY_FORMAT,
  checksum: screenSentences.LICENSE_KEY_CHECKSUM,
};

type ReadKey = { ok: true; key: string } | { ok: false; sentence: string };

/** Normalises a typed key to its one spelling. */
export function readLicenseKey(typed: string): ReadKey {
  const parsed = parseLicenseKey(typed);
  if (parsed.ok) return { ok: true, key: parsed.key };
  const sentence = typed.trim() ? sentences[parsed.problem] : 'License key wajib diisi';
  return { ok: false, sentence };
}
