// T44 and T45: how much one customer may store, and what becomes of files that no row points at.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openOrderShop } from '../../../../../test/shops/order-shop.ts';
import { AppError } from '../../../../platform/app-error.ts';
import { history } from '../../../../platform/history/history.schema.ts';
import { recordHistory } from '../../../../platform/history/history.ts';
import { paymentProofs } from '../orders.schema.ts';
import { proofFiles } from './proof-files.ts';

const log: string[] = [];

const shop = await openOrderShop({ realLimits: true, logTo: log });
beforeEach(() => shop.replacePeople());

it('takes twenty proofs an hour from one customer', async () => {
  const { id } = await shop.newOrder();
  // One that the server had no room for costs nothing.
  const save = vi.spyOn(shop.test.dependencies.files, 'save');
  save.mockRejectedValueOnce(new AppError('BUSY'));
  expect((await shop.sendProof(id)).statusCode).toBe(503);
  // An unreadable picture costs as much work as a readable one.
  const picture = Buffer.from('bukan gambar');
  for (let count = 0; count < 20; count += 1) {
    expect((await shop.sendProof(id, { picture })).statusCode).toBe(415);
  }
  expect((await shop.sendProof(id)).statusCode).toBe(429);
});

it('stores two hundred megabytes for one customer', async () => {
  const { id } = await shop.newOrder();
  await shop.sendProof(id);
  const { db } = shop.test.database;
  const ofOrder = and(eq(history.subjectId, id), eq(history.action, 'submitProof'));
  const [sent] = await db.select().from(history).where(ofOrder);
  if (!sent) throw new Error('The proof is in the history');
  const { id: _, ...entry } = sent;
  const { proofBytes } = entry.after as { proofBytes: number };
  const send = (bytes: number) => recordHistory(db, [{ ...entry, after: { proofBytes: bytes } }]);
  await send(200 * 1024 * 1024 - proofBytes - 1);
  expect((await shop.sendProof(id)).statusCode).toBe(200);
  const refused = await shop.sendProof(id);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().code).toBe('STORAGE_QUOTA');
});

it.each([
  '../../../etc/passwd',
  '/etc/cron.d/jahat',
  'C:\\autoexec.bat',
  'bukti.png\0.html',
  `${'a'.repeat(5_000)}.png`,
  '\u202egnp.exe',
  '',
])('names a file itself, whatever the sender calls it: %j', async (filename) => {
  const { id } = await shop.newOrder();
  const sent = await shop.sendProof(id, { filename });
  const { DATA_DIR } = shop.test.dependencies.config;
  const stored = readdirSync(join(DATA_DIR, 'files'), { recursive: true, withFileTypes: true });
  const names = stored.filter((entry) => entry.isFile()).map(({ name }) => name);
  for (const name of names) expect(name).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.webp$/);
  expect(readdirSync(DATA_DIR).toSorted()).toEqual(['files', 'keys']);
  expect([200, 400]).toContain(sent.statusCode);
  expect(sent.body).not.toContain('jahat');
});

it('leaves no row when the commit fails after the file is stored', async () => {
  const { id } = await shop.newOrder();
  const { database } = shop.test.dependencies;
  vi.spyOn(database, 'transaction').mockRejectedValueOnce(new Error('killed here'));
  expect((await shop.sendProof(id)).statusCode).toBe(500);
  expect(await shop.test.database.db.$count(paymentProofs, eq(paymentProofs.orderId, id))).toBe(0);
  expect((await shop.show(id)).json()).toMatchObject({ status: 'pending', paymentProof: null });
  expect((await shop.sendProof(id)).statusCode).toBe(200);
});

it('a picture that is not on this machine is not found, and the log says which', async () => {
  const { id } = await shop.newOrder();
  const { paymentProof } = (await shop.sendProof(id)).json();
  const key = `proofs/${paymentProof.split('/').at(-1)}.webp`;
  await shop.test.dependencies.files.remove(key);
  expect((await shop.people.customer.browser.get(paymentProof)).statusCode).toBe(404);
  expect(log.filter((line) => line.includes('file missing')).join()).toContain(key);
});

describe('the nightly sweep', () => {
  const folder = () => join(shop.test.dependencies.config.DATA_DIR, 'files');
  const isThere = (key: string) => existsSync(join(folder(), key));

  /** Creates the file that a crash two days ago would have left. */
  async function leaveBehind(key: string): Promise<string> {
    await shop.test.dependencies.files.save(key, Buffer.from('gambar'));
    const twoDaysAgo = shop.test.clock.now().getTime() / 1000 - 2 * 24 * 3600;
    utimesSync(join(folder(), key), twoDaysAgo, twoDaysAgo);
    return key;
  }

  it('removes old files without a row, whole or half-written, and nothing else', async () => {
    const { id } = await shop.newOrder();
    const { paymentProof } = (await shop.sendProof(id)).json();
    const proven = await leaveBehind(`proofs/${paymentProof.split('/').at(-1)}.webp`);
    const orphan = await leaveBehind(`proofs/${randomUUID()}.webp`);
    const halfWritten = await leaveBehind(`proofs/${randomUUID()}.webp.0a1b2c3d4e5f.tmp`);
    const young = `proofs/${randomUUID()}.webp`;
    await shop.test.dependencies.files.save(young, Buffer.from('gambar'));

    expect(await proofFiles.sweepOrphans(shop.test.dependencies)).toBe(2);
    expect([orphan, halfWritten].map(isThere)).toEqual([false, false]);
    expect([proven, young].map(isThere)).toEqual([true, true]);
  });
});
