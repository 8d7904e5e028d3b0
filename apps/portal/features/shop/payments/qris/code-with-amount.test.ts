import { readQris } from '@timesync/contract';
import { expect, test } from 'vitest';
import { codeWithAmount } from './code-with-amount';

const CODE =
  '00020101021126570011ID.DANA.WWW011893600915300000000102090000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200123456780303UMI5204549953033605802ID5908TIMESYNC6006MALANG63048558';

test.each([1, 249_137, 999_999_999])('draws a code for %i and reads it back', async (amount) => {
  const code = await codeWithAmount(CODE, amount);
  expect(code && readQris(code)).toMatchObject({ amount, merchantName: 'TIMESYNC' });
});

test('shows none where the code takes no such amount', async () => {
  expect(await codeWithAmount(CODE, 0)).toBeUndefined();
});
