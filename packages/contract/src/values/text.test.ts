import { describe, expect, it } from 'vitest';
import { mosqueName } from '../mosques/mosque-fields.ts';
import { email, idParams, password, personName, text } from './text.ts';

describe('text', () => {
  const name = text({ min: 2, max: 5, message: 'Nama minimal 2 karakter' });

  it.each([
    ['a', 'Nama minimal 2 karakter'],
    ['   a   ', 'Nama minimal 2 karakter'],
    [undefined, 'Nama minimal 2 karakter'],
    [7, 'Nama minimal 2 karakter'],
    ['abcdef', 'Maksimal 5 karakter'],
    ['ab\u0000', 'Teks mengandung karakter yang tidak didukung'],
    ['ab\ud800', 'Teks mengandung karakter yang tidak didukung'],
  ])('refuses %j: %s', (input, message) => {
    expect(name.safeParse(input).error?.issues[0]?.message).toBe(message);
  });

  it('trims', () => {
    expect(name.parse('  abc ')).toBe('abc');
  });
});

it('compares emails without regard to case and spaces around', () => {
  expect(email.parse(' Takmir@Masjid.ID ')).toBe('takmir@masjid.id');
  expect(email.safeParse('takmir@').error?.issues[0]?.message).toBe('Email tidak valid');
  expect(email.safeParse('').error?.issues[0]?.message).toBe('Email wajib diisi');
});

it('keeps spaces in passwords', () => {
  expect(password({ min: 1, message: '-' }).parse(' a b ')).toBe(' a b ');
});

it.each(['0', '-1', '1.5', 'abc', '2147483648', '100000000000000000000', '1e3'])(
  'refuses the id "%s"',
  (id) => {
    expect(idParams.safeParse({ id }).success).toBe(false);
  },
);

it.each(['Buka http://jahat.id', 'Lihat WWW.jahat.id', 'Akun diblokir x://y', 'https jahat.id'])(
  'refuses a link in the name "%s" of a person or a mosque',
  (name) => {
    expect(personName.safeParse(name).success).toBe(false);
    expect(mosqueName.safeParse(name).success).toBe(false);
    expect(personName.safeParse('H. Umar, S.Ag.').success).toBe(true);
  },
);
