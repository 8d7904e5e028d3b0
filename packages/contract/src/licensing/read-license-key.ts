// A key of ours is sent in its one spelling. What is none may be the key of another system that was
// imported, which only the server knows: it is sent as typed, and answered with a sentence.
import { screenSentences } from '../wire/screen-sentences.ts';
import { parseLicenseKey } from './license-key.ts';

/** The shortest key that can be imported. */
export const SHORTEST_KEY = 4;

type ReadKey = { ok: true; key: string } | { ok: false; sentence: string };

/** Normalises a typed key to its one spelling. */
export function readLicenseKey(typed: string): ReadKey {
  const parsed = parseLicenseKey(typed);
  if (parsed.ok) return { ok: true, key: parsed.key };
  const key = typed.trim();
  if (key.length >= SHORTEST_KEY) return { ok: true, key };
  const sentence = key ? screenSentences.LICENSE_KEY_FORMAT : 'License key wajib diisi';
  return { ok: false, sentence };
}
