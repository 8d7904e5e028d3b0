// Customers and keys of another system, from a CSV file: previewed, imported once, found by their keys.
import { formatLicenseKey } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newDevice } from '../../../../../../test/licenses.ts';
import { signInAs } from '../../../../../../test/people.ts';
import { createProduct } from '../../../../../../test/shop.ts';
import { createTestApp } from '../../../../../../test/test-app.ts';

let mark = 0;
const test = await createTestApp();
const admin = await signInAs(test, 'admin');
await createProduct(test);
beforeEach(() => {
  mark += 1;
});

const HEAD = 'Nama;Email;WhatsApp;Init;License Key\r\n';
function preview(text: string | Buffer) {
  const file = { bytes: Buffer.from(text), name: 'pelanggan.csv', type: 'text/csv' };
  return admin.browser.sendFile('/admin/customer-import/preview', file);
}
const send = (rows: unknown, person = admin) =>
  person.browser.post('/admin/customer-import', { rows } as object);
const outcomes = (answers: Array<{ outcome: string }>) => answers.map(({ outcome }) => outcome);
const count = async (table: 'users' | 'licenses' | 'license_aliases') => {
  const { rows } = await test.database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n;
};
const line = (n: number, key = `LAMA-${mark}-${n}`) =>
  `Takmir ${n};takmir${mark}x${n}@masjid.id;0812345678${10 + n};tv;${key}\r\n`;

describe('a file', () => {
  it('is previewed without a change, imported as previewed, and creates nothing the second time', async () => {
    const before = [await count('users'), await count('licenses')];
    const text = `\ufeff${HEAD}${line(1)}${line(2)}${line(1, `LAMA-${mark}-1b`)}Tanpa;Email;;;\r\n`;
    const { rows, answers } = (await preview(text)).json();
    expect(answers).toEqual([
      { line: 2, outcome: 'created', sentence: 'Pelanggan dan lisensi baru.' },
      { line: 3, outcome: 'created', sentence: 'Pelanggan dan lisensi baru.' },
      { line: 4, outcome: 'created', sentence: 'Lisensi baru untuk pelanggan yang ada.' },
      { line: 5, outcome: 'refused', sentence: 'Email tidak valid.' },
    ]);
    expect([await count('users'), await count('licenses')]).toEqual(before);
    expect((await send(rows)).json().answers).toEqual(answers);
    const after = [await count('users'), await count('licenses')];
    expect(after).toEqual([Number(before[0]) + 2, Number(before[1]) + 3]);
    expect(await test.popMails()).toEqual([]);

    const again = (await preview(text)).json();
    expect(outcomes(again.answers)).toEqual(['known', 'known', 'known', 'refused']);
    expect(outcomes((await send(again.rows)).json().answers)).toEqual(outcomes(again.answers));
    expect([await count('users'), await count('licenses')]).toEqual(after);

    const found = await admin.browser.get(`/admin/licenses?licenseKey=lama-${mark}-1b`);
    expect(found.json().data).toMatchObject([
      { alias: `LAMA-${mark}-1b`, owner: { email: `takmir${mark}x1@masjid.id` }, status: 'unused' },
    ]);
  });

  it('creates a customer who enters by his login link', async () => {
    const { rows } = (await preview(HEAD + line(3))).json();
    await send(rows);
    const email = `takmir${mark}x3@masjid.id`;
    const [user] = (await admin.browser.get(`/admin/users?email=${email}`)).json().data;
    const link = await admin.browser.post(`/admin/users/${user.id}/login-link`, undefined);
    const token = String(link.json().url).split('#')[1];
    const opened = await test
      .browser()
      .post('/auth/login-link', { token, newPassword: 'rahasia-baru' });
    expect(opened.statusCode).toBe(200);
  });

  it.each([
    [
      'a key of somebody else',
      () => line(5, `LAMA-${mark}-4`),
      'License key ini sudah milik pelanggan lain.',
    ],
    [
      'an init that is not sold',
      () => `A B;a${mark}@b.id;081234567890;XX;KEY-1\r\n`,
      'Init XX tidak dijual.',
    ],
    [
      'a key without an init',
      () => `A B;a${mark}@b.id;081234567890;;KEY-1\r\n`,
      'Init wajib diisi untuk license key.',
    ],
    [
      'a short key',
      () => `A B;a${mark}@b.id;081234567890;TV;K\r\n`,
      'License key minimal 4 karakter.',
    ],
    ['an admin', () => `A B;${admin.user.email};081234567890;;\r\n`, 'Email ini milik admin.'],
  ])('has one row refused: %s', async (_name, row, sentence) => {
    const { rows, answers } = (await preview(HEAD + line(4) + row())).json();
    expect(answers[1]).toMatchObject({ outcome: 'refused', sentence });
    expect((await send(rows)).json().answers).toEqual(answers);
  });

  it.each([
    ['no headings', 'a;b;c\r\n1;2;3\r\n'],
    ['nothing to read', '  \n'],
    ['only headings', HEAD],
    ['no text', Buffer.from([0xff, 0xfe, 0, 1, 2])],
    ['an open quote', `${HEAD}"Takmir;x@y.id`],
    ['too many rows', HEAD + 'A B;a@b.id;081234567890;;\r\n'.repeat(5001)],
  ])('is refused with a sentence: %s', async (_name, text) => {
    const refused = await preview(text);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'IMPORT_FILE_REFUSED']);
  });

  it('survives generated rubbish, row by row', async () => {
    const letters = [...'aA1@.;"\n\r,\t\' +62=-🕌'];
    for (let round = 0; round < 40; round += 1) {
      const text = Array.from(
        { length: 200 },
        () => letters[Math.floor(Math.random() * letters.length)],
      ).join('');
      const answer = await preview(HEAD + text);
      expect([200, 422], answer.body).toContain(answer.statusCode);
      if (answer.statusCode === 200) expect((await send(answer.json().rows)).statusCode).toBe(200);
    }
  });

  it('is imported by the rows of a preview, and by nothing else', async () => {
    for (const wrong of [[], [{ line: 1 }], 'x', Array(251).fill({ line: 1 })]) {
      expect((await send(wrong)).statusCode).toBe(400);
    }
  });
});

it('creates each row once when two admins import the same file at once', async () => {
  const other = await signInAs(test, 'admin');
  for (let round = 0; round < 10; round += 1) {
    mark += 1;
    const before = [await count('users'), await count('license_aliases')];
    const { rows } = (await preview(HEAD + [1, 2, 3, 4, 5].map((n) => line(n)).join(''))).json();
    const answers = await Promise.all([send(rows), send(rows, other), send(rows)]);
    const created = answers.flatMap((one) => outcomes(one.json().answers));
    expect(created.filter((outcome) => outcome === 'created')).toHaveLength(5);
    const after = [await count('users'), await count('license_aliases')];
    expect(after).toEqual(before.map((n) => Number(n) + 5));
  }
});

describe('an old key', () => {
  const importOne = async (row: string, head = HEAD) => {
    const { rows, answers } = (await preview(head + row)).json();
    await send(rows);
    return answers;
  };
  const activate = (licenseKey: string) =>
    test.browser().post('/device/v1/activate', {
      licenseKey,
      deviceId: newDevice().idText,
      deviceType: 'tvbox',
    });

  it('leads to its licence when a device is activated, in /cek and in the search', async () => {
    const old = `LAMA-${mark}-77`;
    await importOne(line(7, old));
    const check = () =>
      test.browser().post('/public/check-license', { licenseKey: ` ${old.toLowerCase()} ` });
    expect((await check()).json()).toMatchObject({ isInUse: false });
    const found = await admin.browser.get(`/admin/search?q=${old}`);
    expect(found.json().data).toMatchObject([{ email: `takmir${mark}x7@masjid.id`, by: old }]);
    const activated = await activate(old.toLowerCase());
    expect(activated.statusCode, activated.body).toBe(200);
    expect((await check()).json()).toMatchObject({ isInUse: true });
  });

  it('that looks like one of ours leads there as well, and a wrong one is a typing error', async () => {
    const old = formatLicenseKey('TV', Array(14).fill(mark % 32));
    await importOne(line(8, old));
    expect((await activate(old)).statusCode).toBe(200);
    expect((await activate(`${old.slice(0, -1)}U`)).json().code).toBe('LICENSE_KEY_FORMAT');
  });

  it('keeps the day it was bought on, from which its three years count', async () => {
    const head = 'Nama Pelanggan;No. HP;Surel;Init;Kode Lisensi;Tgl Pembelian\r\n';
    const old = `LAMA-${mark}-55`;
    const row = `Takmir Lama;08123450${1000 + mark};lama${mark}@masjid.id;tv;${old};31/08/2024\r\n`;
    expect(await importOne(row, head)).toMatchObject([{ outcome: 'created' }]);
    const [license] = (await admin.browser.get(`/admin/licenses?licenseKey=${old}`)).json().data;
    expect(license.issuedAt).toBe('2024-08-31T05:00:00.000Z');
    const wrong = row.replace(old, `${old}b`);
    for (const day of ['besok', '31/08/2999', '32/13/2024', '31/08']) {
      const { answers } = (await preview(head + wrong.replace('31/08/2024', day))).json();
      expect(answers[0].sentence, day).toContain('Tanggal beli tidak terbaca');
    }
  });
});

it('needs no email where there is a number, and knows the customer by it', async () => {
  const number = `0813777${10_000 + mark}`;
  const head = 'Nama;WhatsApp;Init;License Key\r\n';
  const rows = `Takmir A;${number};tv;LAMA-${mark}-a\r\nTakmir A;${number};tv;LAMA-${mark}-b\r\n`;
  const first = (await preview(head + rows)).json();
  expect(first.answers.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
    'Pelanggan dan lisensi baru.',
    'Lisensi baru untuk pelanggan yang ada.',
  ]);
  expect((await send(first.rows)).json().answers).toEqual(first.answers);
  expect(outcomes((await preview(head + rows)).json().answers)).toEqual(['known', 'known']);
  const other = `0813888${10_000 + mark}`;
  const mailed = `${HEAD}Takmir B;b${mark}@masjid.id;${other};;\r\n`;
  await send((await preview(mailed)).json().rows);
  const own = `Takmir B;${other};tv;LAMA-${mark}-c\r\n`;
  const known = (await preview(head + own)).json();
  expect(known.answers[0].sentence).toBe('Lisensi baru untuk pelanggan yang ada.');
});
