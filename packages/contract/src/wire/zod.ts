// Every schema takes `z` from here, so that these settings are made before the first one is built.
// The default messages are plain sentences that say what to do, never the validator's words about
// types, keys and patterns.
import { z } from 'zod';
import { config } from 'zod/v4/core';

const EMPTY = 'Masih ada isian yang kosong. Lengkapi, lalu coba lagi.';
const WRONG = 'Ada isian yang belum benar. Periksa kembali, lalu coba lagi.';
const UNKNOWN_FIELD = 'Ada data yang tidak dikenal. Muat ulang halaman, lalu coba lagi.';

function plainSentence(issue: z.core.$ZodRawIssue): string {
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === '';
  switch (issue.code) {
    case 'invalid_type':
      return isEmpty ? EMPTY : WRONG;
    case 'invalid_value':
      return isEmpty ? 'Pilih salah satu dulu.' : 'Pilihan ini tidak tersedia. Pilih yang lain.';
    case 'too_small':
      return isEmpty ? EMPTY : outOfBounds(issue.origin, 'minimal', issue.minimum);
    case 'too_big':
      return outOfBounds(issue.origin, 'maksimal', issue.maximum);
    case 'unrecognized_keys':
      return UNKNOWN_FIELD;
    default:
      return WRONG;
  }
}

function outOfBounds(
  origin: string,
  bound: 'minimal' | 'maksimal',
  limit: number | bigint,
): string {
  const amount = limit.toLocaleString('id-ID');
  if (origin === 'string') return `Panjang isian ${bound} ${amount} karakter.`;
  if (origin === 'array') return `Jumlah isian ${bound} ${amount}.`;
  return `Angka yang diisi ${bound} ${amount}.`;
}

// The pages' content security policy forbids `new Function`, and even trying it is reported.
config({ localeError: plainSentence, jitless: 'document' in globalThis });

export { z };
