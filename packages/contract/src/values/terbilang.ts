// An amount in Indonesian words, as a receipt carries it so that no digit can be added to it later.
// "Satu" melts into the unit for ten, hundred and thousand (sepuluh, seratus, seribu), not above.
const SMALL = [
  'nol',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
];
const SCALES = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'];
const MAX_AMOUNT = 1_000_000_000_000_000;

/** `149000` → `seratus empat puluh sembilan ribu`. Whole numbers from 0 to 10^15. */
export function terbilang(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > MAX_AMOUNT) {
    throw new RangeError(`No words for the amount ${amount}`);
  }
  if (amount === 0) return 'nol';
  const words: string[] = [];
  for (let rest = amount, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale += 1) {
    const group = rest % 1000;
    if (group > 0) words.unshift(wordsOfGroup(group, SCALES[scale] ?? ''));
  }
  return words.join(' ');
}

function wordsOfGroup(group: number, scale: string): string {
  if (group === 1 && scale === 'ribu') return 'seribu';
  return `${belowThousand(group)} ${scale}`.trim();
}

function belowThousand(value: number): string {
  if (value < SMALL.length) return SMALL[value] ?? '';
  if (value < 20) return `${belowThousand(value - 10)} belas`;
  if (value < 100) return withRest(`${belowThousand(Math.floor(value / 10))} puluh`, value % 10);
  const hundreds = Math.floor(value / 100);
  return withRest(hundreds === 1 ? 'seratus' : `${belowThousand(hundreds)} ratus`, value % 100);
}

function withRest(words: string, rest: number): string {
  return rest === 0 ? words : `${words} ${belowThousand(rest)}`;
}
