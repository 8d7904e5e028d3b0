import { readQris } from '@timesync/contract';
import { expect, test } from 'vitest';
import { codeWithAmount } from './code-with-amount';

const CODE =
  '00020101021126570011ID.DANA.WWW011893600915300000000102090000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200123456780303UMI5204549953033605802ID5908TIMESYNC6006MALANG6304';

// Returns the CRC-16/CCITT-FALSE of a text.
const WHOLE = `${CODE}${crc(CODE)}`;

test.each([1, 249_137, 999_999_999])('draws a code for %i and reads it back', async (amount) => {
  const code = await codeWithAmount(WHOLE, amount);
  expect(code && readQris(code)).toMatchObject({ amount, merchantName: 'TIMESYNC' });
});

test('shows none for a code that adds a tip of its own, or for no amount', async () => {
  const body = CODE.replace('5802ID', '5502015802ID');
  expect(await codeWithAmount(`${body}${crc(body)}`, 1_000)).toBeUndefined();
  expect(await codeWithAmount(WHOLE, 0)).toBeUndefined();
});

function crc(text: string): string {
  let rest = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    rest ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      rest = rest & 0x8000 ? ((rest << 1) ^ 0x1021) & 0xffff : rest << 1;
    }
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}
