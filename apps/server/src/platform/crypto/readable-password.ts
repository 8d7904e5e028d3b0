// A password that is read aloud over a telephone and typed on a phone: four made-up words of two
// syllables, spelled as Indonesian is spoken, and four digits, `rako-tilu-sume-bado-4821`. Each word
// has 12.6 bits, the digits 13.3: about 2^63 passwords (decision 0014).
import { randomInt } from 'node:crypto';
import { createNumericCode } from './tokens.ts';

const CONSONANTS = 'bdfghjklmnprstwz';
const VOWELS = 'aiueo';
const WORDS = 4;
const DIGITS = 4;

/** Words that make sense but are unfit to be read aloud to an imam. */
const UNFIT = new Set(
  'babi bego bodo dosa gila hina judi kere maki mati nazi peli pepe puki susu tete tipu zina'.split(
    ' ',
  ),
);

export function createReadablePassword(): string {
  const words = Array.from({ length: WORDS }, createWord);
  return [...words, createNumericCode(DIGITS)].join('-');
}

function createWord(): string {
  const word = createSyllable() + createSyllable();
  return UNFIT.has(word) ? createWord() : word;
}

function createSyllable(): string {
  return pick(CONSONANTS) + pick(VOWELS);
}

function pick(letters: string): string {
  return letters[randomInt(letters.length)] as string;
}
