import { expect, it } from 'vitest';
import { terbilang } from './terbilang.ts';

it.each([
  [0, 'nol'],
  [10, 'sepuluh'],
  [11, 'sebelas'],
  [12, 'dua belas'],
  [19, 'sembilan belas'],
  [20, 'dua puluh'],
  [21, 'dua puluh satu'],
  [100, 'seratus'],
  [101, 'seratus satu'],
  [110, 'seratus sepuluh'],
  [1000, 'seribu'],
  [1001, 'seribu satu'],
  [1100, 'seribu seratus'],
  [10_000, 'sepuluh ribu'],
  [11_000, 'sebelas ribu'],
  [100_000, 'seratus ribu'],
  [1_000_000, 'satu juta'],
  [1_001_000, 'satu juta seribu'],
  [1_250_500, 'satu juta dua ratus lima puluh ribu lima ratus'],
  [1_000_000_000, 'satu miliar'],
  [1_000_000_000_000, 'satu triliun'],
  [2_000_001_001_011, 'dua triliun satu juta seribu sebelas'],
  [
    999_999_999_999_999,
    ['triliun', 'miliar', 'juta', 'ribu', '']
      .map((scale) => `sembilan ratus sembilan puluh sembilan ${scale}`.trim())
      .join(' '),
  ],
  [1_000_000_000_000_000, 'satu kuadriliun'],
])('%d is read as "%s"', (amount, words) => {
  expect(terbilang(amount)).toBe(words);
});

// Reads the words back by the grammar of Indonesian numbers, the other way round than they are made.
function readBack(words: string): number {
  const digits = 'nol satu dua tiga empat lima enam tujuh delapan sembilan'.split(' ');
  const scales: Record<string, number> = { ribu: 1e3, juta: 1e6, miliar: 1e9 };
  let [total, group, digit] = [0, 0, 0];
  for (const word of words.replace(/\bse(?=puluh|belas|ratus|ribu)/g, 'satu ').split(' ')) {
    if (digits.includes(word)) {
      group += digit;
      digit = digits.indexOf(word);
    } else if (word === 'belas') [group, digit] = [group + 10 + digit, 0];
    else if (word === 'puluh') [group, digit] = [group + digit * 10, 0];
    else if (word === 'ratus') [group, digit] = [group + digit * 100, 0];
    else [total, group, digit] = [total + (group + digit) * (scales[word] ?? Number.NaN), 0, 0];
  }
  return total + group + digit;
}

it('every number up to 20,000 reads back as itself, and so in thousands and millions', () => {
  for (let value = 0; value <= 20_000; value += 1) {
    if (readBack(terbilang(value)) !== value) expect.fail(`${value}: ${terbilang(value)}`);
    const large = value * 1_001_001;
    if (readBack(terbilang(large)) !== large) expect.fail(`${large}: ${terbilang(large)}`);
  }
});

it('"satu" never comes before puluh, belas, ratus, or alone before ribu', () => {
  for (let value = 0; value <= 20_000; value += 1) {
    expect(terbilang(value)).not.toMatch(/\bsatu (puluh|belas|ratus)\b|^satu ribu\b/);
  }
});

it.each([-1, 1.5, Number.NaN, 1_000_000_000_000_001])('%d has no words', (amount) => {
  expect(() => terbilang(amount)).toThrow(RangeError);
});
