import { withQrisAmount } from '@timesync/contract';
import encodeQR from 'qr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { signInAs } from '../../../../test/people.ts';
import { samplePicture } from '../../../../test/shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const CODE =
  '00020101021126570011ID.DANA.WWW011893600915300000000102090000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200123456780303UMI5204549953033605802ID5908TIMESYNC6006MALANG63048558';
/** Another shop's. */
const OTHER = CODE.replace('MALANG63048558', 'KEDIRI630439B0');

const test = await createTestApp();
const { browser: admin } = await signInAs(test, 'admin');

const path = '/admin/payment-accounts';
const qris = {
  name: 'QRIS',
  accountNumber: 'ID1020012345678',
  accountName: 'TIMESYNC',
  type: 'qris',
  active: true,
  qrisPayload: CODE,
};

async function pictureOf(code: string) {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: 4 });
  const pixels = Buffer.from(rows.flat().map((isDark) => (isDark ? 0 : 255)));
  const raw = { width: rows.length, height: rows.length, channels: 1 } as const;
  return sharp(pixels, { raw }).resize(800, 800, { kernel: 'nearest' }).png().toBuffer();
}

const sendPicture = async (id: number, picture?: Buffer) =>
  admin.sendFile(`${path}/${id}/qris-picture`, { bytes: picture ?? (await pictureOf(CODE)) });

it('stores a code with its picture, off by default, and shows both to customers who pay', async () => {
  const created = (await admin.post(path, qris)).json();
  expect(created).toMatchObject({ qrisPayload: CODE, qrisPicture: null, qrisWithAmount: false });
  expect((await sendPicture(created.id)).json().qrisPicture).toBe(`/files/qris/${created.id}`);
  const { data } = (await test.app.inject('/public/payment-accounts')).json();
  expect(data).toContainEqual(
    expect.objectContaining({ type: 'qris', qrisPayload: CODE, qrisWithAmount: false }),
  );
  const { browser: customer } = await signInAs(test);
  const picture = await customer.get(`/files/qris/${created.id}`);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(
    (await admin.patch(`${path}/${created.id}`, { qrisWithAmount: true })).json(),
  ).toMatchObject({ qrisWithAmount: true });
});

it.each([
  ['none', { qrisPayload: undefined }, 'belum dibaca'],
  ['a wrong letter', { qrisPayload: CODE.replace('MALANG', 'MALANC') }, 'tidak utuh'],
  ['a code for one payment', { qrisPayload: withQrisAmount(CODE, 1_000) }, 'satu pembayaran'],
  ['no code at all', { qrisPayload: 'https://contoh.test' }, 'tidak utuh'],
])('refuses %s', async (_, change, words) => {
  const refused = await admin.post(path, { ...qris, ...change });
  expect(refused.json()).toMatchObject({
    field: 'qrisPayload',
    message: expect.stringContaining(words),
  });
});

it('takes no code for a bank, and no picture either', async () => {
  const bank = (await admin.post(path, { ...qris, type: 'bank' })).json();
  expect(bank).toMatchObject({ qrisPayload: null, qrisWithAmount: false });
  expect((await sendPicture(bank.id)).statusCode).toBe(404);
});

it('asks for the password when the code becomes another, as for a number', async () => {
  const { id } = (await admin.post(path, qris)).json();
  test.clock.advance(11 * 60 * 1000);
  const changed = await admin.patch(`${path}/${id}`, { qrisPayload: OTHER });
  expect(changed.json().code).toBe('ACCOUNT_NUMBER_CHANGE');
  const renamed = await admin.patch(`${path}/${id}`, { accountName: 'ORANG LAIN' });
  expect(renamed.json().code).toBe('ACCOUNT_CHANGE');
  expect((await sendPicture(id)).json()).toMatchObject({ code: 'ACCOUNT_CHANGE' });
  expect((await admin.patch(`${path}/${id}`, { qrisWithAmount: true })).statusCode).toBe(200);
  test.clock.advance(-11 * 60 * 1000);
});

it('refuses a picture of another code or of none, and deletes one whose code has changed', async () => {
  const { id } = (await admin.post(path, qris)).json();
  for (const picture of [await pictureOf(OTHER), await samplePicture()]) {
    expect((await sendPicture(id, picture)).json()).toMatchObject({ field: 'file' });
  }
  expect((await sendPicture(id)).statusCode).toBe(200);
  const changed = await admin.patch(`${path}/${id}`, { qrisPayload: OTHER });
  expect(changed.json()).toMatchObject({ qrisPayload: OTHER, qrisPicture: null });
});
