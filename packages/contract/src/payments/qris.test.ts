import { expect, test } from 'vitest';
import { QrisError, readQris, readShopQris, withQrisAmount } from './qris.ts';

const field = (tag: string, value: string) =>
  `${tag}${String(value.length).padStart(2, '0')}${value}`;
const MERCHANT =
  field('00', 'ID.CO.QRIS.WWW') + field('02', 'ID1026123456789') + field('03', 'UMI');
// Sealed by a second, slower CRC below: the two must agree.
const STATIC_CODE = seal(
  field('00', '01') +
    field('01', '11') +
    field('51', MERCHANT) +
    field('52', '5732') +
    field('53', '360') +
    field('58', 'ID') +
    field('59', 'TIMESYNC JAM MASJID') +
    field('60', 'KOTA MALANG') +
    field('61', '65111'),
);

/** An independent CRC, bit by bit over a string of bits. */
function seal(body: string): string {
  const text = `${body}6304`;
  let register = '1'.repeat(16);
  for (const byte of new TextEncoder().encode(text)) {
    for (const bit of byte.toString(2).padStart(8, '0')) {
      const isOne = register[0] !== bit;
      register = `${register.slice(1)}0`;
      if (isOne) register = (Number.parseInt(register, 2) ^ 0x1021).toString(2).padStart(16, '0');
    }
  }
  return text + Number.parseInt(register, 2).toString(16).toUpperCase().padStart(4, '0');
}

test('shows the merchant of the code', () => {
  expect(readQris(STATIC_CODE)).toEqual({
    merchantName: 'TIMESYNC JAM MASJID',
    merchantCity: 'KOTA MALANG',
    nmid: 'ID1026123456789',
    isStatic: true,
    amount: undefined,
  });
});

test('1,000 amounts are read back unchanged, as is everything else', () => {
  for (let n = 1; n <= 1000; n += 1) {
    const amount = 1 + n * 997;
    const asked = readQris(withQrisAmount(STATIC_CODE, amount));
    expect(asked).toEqual({ ...readQris(STATIC_CODE), isStatic: false, amount });
  }
});

test('an amount put in twice is the last one', () => {
  const twice = withQrisAmount(withQrisAmount(STATIC_CODE, 249_137), 10_001);
  expect(twice).toBe(withQrisAmount(STATIC_CODE, 10_001));
});

test('every single wrong character is refused', () => {
  const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef .';
  for (let at = 0; at < STATIC_CODE.length; at += 1) {
    for (const symbol of symbols) {
      if (symbol === STATIC_CODE[at]) continue;
      const wrong = STATIC_CODE.slice(0, at) + symbol + STATIC_CODE.slice(at + 1);
      if (wrong.trim() !== wrong) continue;
      expect(() => readQris(wrong), wrong).toThrow(QrisError);
    }
  }
});

test.each(['55', '56', '57'])('a code with its own tip (tag %s) accepts no amount', (tag) => {
  const withTip = seal(`${STATIC_CODE.slice(0, -8)}${field(tag, '01')}`);
  expect(() => withQrisAmount(withTip, 1000)).toThrow(/tip atau biaya/);
});

test.each([
  ['a cut code', STATIC_CODE.slice(0, -9)],
  ['nothing', ''],
  ['a web address', 'https://example.org/pay'],
  ['another currency', seal(STATIC_CODE.slice(0, -8).replace('5303360', '5303702'))],
  ['no currency', seal(STATIC_CODE.slice(0, -8).replace('5303360', ''))],
  ['a foreign code', seal(STATIC_CODE.slice(0, -8).replace('5802ID', '5802SG'))],
])('%s is refused', (_, payload) => {
  expect(() => readQris(payload)).toThrow(QrisError);
});

test.each([0, -1, 1.5, Number.NaN, 1e13])('an amount of %s is refused', (amount) => {
  expect(() => withQrisAmount(STATIC_CODE, amount)).toThrow(QrisError);
});

test("a code for one payment is not the shop's", () => {
  expect(readShopQris(STATIC_CODE)).toEqual(readQris(STATIC_CODE));
  expect(() => readShopQris(withQrisAmount(STATIC_CODE, 10_001))).toThrow(/satu pembayaran/);
});
