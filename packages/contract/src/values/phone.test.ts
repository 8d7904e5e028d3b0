import { describe, expect, it } from 'vitest';
import { formatPhone, normalizePhone, whatsappLink } from './phone.ts';
import { whatsapp } from './whatsapp-field.ts';

describe('normalizePhone', () => {
  it.each([
    ['081234567890', '+6281234567890'],
    ['6281234567890', '+6281234567890'],
    ['+6281234567890', '+6281234567890'],
    ['81234567890', '+6281234567890'],
    ['62081234567890', '+6281234567890'],
    ['0812 3456-7890', '+6281234567890'],
    ['(0812) 3456.7890', '+6281234567890'],
    ['+62 811-123-456', '+62811123456'],
  ])('%s → %s', (input, expected) => {
    expect(normalizePhone(input)).toBe(expected);
  });

  it.each(['', '0812345', '02112345678', '08123456789012345', '08abc4567890', '+1 555 0100 200'])(
    'refuses "%s"',
    (input) => {
      expect(normalizePhone(input)).toBeUndefined();
    },
  );
});

describe('whatsapp', () => {
  it('counts characters before it checks the shape', () => {
    expect(whatsapp.safeParse('08123').error?.issues[0]?.message).toBe('Nomor WA terlalu pendek');
    expect(whatsapp.safeParse('0211234567').error?.issues[0]?.message).toMatch(/tidak valid/);
  });
});

it('shows numbers in groups and other text unchanged', () => {
  expect(formatPhone('+6281234567890')).toBe('0812-3456-7890');
  expect(formatPhone('+62811123456')).toBe('0811-1234-56');
  expect(formatPhone('kantor')).toBe('kantor');
});

it('links with country code, without plus and zero, and encodes the text', () => {
  expect(whatsappLink('0812 3456 7890', 'Apa kabar? & salam')).toBe(
    'https://wa.me/6281234567890?text=Apa%20kabar%3F%20%26%20salam',
  );
});
