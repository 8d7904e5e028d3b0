import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { pack } from 'tar-stream';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { isEncrypted } from './encryption.ts';
import { readArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const LONG_NAME = `files/proofs/${'long/'.repeat(22)}a.webp`;
/** Written by the portal before it used tar-stream. */
const FORMER =
  'H4sIAAAAAAAAA+3VzU7EIBAHcM4+heHstjNbSpN9FbMHaKip0kKAutkY391YL+qa1Jh+qJnfAY4zYfhD40KnUnYfXc+WAgAgAcYdLneAsmJYYlUCFkICAwSUBbuGxTp6Z4hJBQar1PqFnngz3gB+4KntTDz39c67kJTdaVU/DJ7f8EcTYut6fsDnrdslM0tKWxNzP2jb1tkQTYj5mEkc3wQ7R43J/IP8lP9ClEj5X8MtR3682roLspWmfY2/6Xw6L1ZjOv9w8f+LivK/Buv6u3yRRWUnoz2bnv9e7MXH+RcSQfzx+b8FywfnmvjV+cxd74cUIeTf0+Tbtn6TCSFkDS9Th3ljABYAAA==';
/** `tar`, then `gzip`, then `age --passphrase` of Debian's age 1.1.1. */
const ENCRYPTED_BY_AGE =
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBxWmtCN3RXd09ESEhsK0JybURKOVZRIDE4CkVmWTI4WDMvL04xZS9xY0JBemxZcUdXb2ZzdTdLVWFEeHhpQWZIajFrbzAKLS0tIExtOHJRTkVDb3YrL2E4K2l1SU8wVkNZTWdNaXpKSE1GdmNoSzVoRW5QYnMKnX4fBHV5cBFwiZw/cvy5HRiCr7uefQdqUhW1d2btP2BbxzPRb1/DatSLQtW0PrzrtQv5NGfdSFZlVYDFxeoVuz+O/tHbdFDZkxnklZ2ljCKZhJm9myxv/eXW0E1A0hMQ4fRvc7VFCyXbbDuKXbUs/kpoaMyd4dmevNjjpSeMJTpgQR0T75uu8JhQnGzEgg==';
const PASSPHRASE = 'rahasia yang panjang';

async function contentOf(
  path: string,
  passphrase?: string,
): Promise<[name: string, bytes: Buffer][]> {
  const parts: [string, Buffer][] = [];
  for await (const { name, bytes } of readArchive(path, passphrase))
    parts.push([name, await bytes()]);
  return parts;
}

it('reads the archives of former versions', async () => {
  const path = join(temporaryFolder(), 'former.tar.gz');
  writeFileSync(path, Buffer.from(FORMER, 'base64'));
  expect(await contentOf(path)).toEqual([
    ['format.json', Buffer.from('{"format":"timesync-portal-backup","version":1}')],
    ['tables/public.users/000001.jsonl', Buffer.from('["1"]\n')],
    ['files/empty', Buffer.alloc(0)],
    [LONG_NAME, Buffer.concat([Buffer.alloc(1000, 'a'), Buffer.alloc(300, 'b')])],
  ]);
});

it('returns what was written, and skips unread parts', async () => {
  const path = join(temporaryFolder(), 'copy.tar.gz');
  const pieces = [randomBytes(700_000), randomBytes(1)];
  await writeArchive(path, { madeAt: new Date() }, async (archive) => {
    await archive.add('first', Buffer.from('a'));
    await archive.addPieces(`${LONG_NAME}/${'x'.repeat(200)}é`, 700_001, pieces);
    await archive.add('last', Buffer.alloc(0));
  });
  const names: string[] = [];
  for await (const { name } of readArchive(path)) names.push(name);
  expect(names).toEqual(['first', `${LONG_NAME}/${'x'.repeat(200)}é`, 'last']);
  const [, [, large] = []] = await contentOf(path);
  expect(large?.equals(Buffer.concat(pieces))).toBe(true);
});

it('reads what the program age encrypted', async () => {
  const path = join(temporaryFolder(), 'copy.tar.gz.age');
  writeFileSync(path, Buffer.from(ENCRYPTED_BY_AGE, 'base64'));
  expect(await contentOf(path, PASSPHRASE)).toEqual([['hello.jsonl', Buffer.from('["1"]\n')]]);
});

const content = randomBytes(300_000);

/** An archive of several pieces, whose content cannot be compressed. */
async function writeLarge(passphrase?: string): Promise<string> {
  const path = join(temporaryFolder(), 'copy.tar.gz.age');
  await writeArchive(path, { madeAt: new Date(), passphrase }, async (archive) => {
    await archive.add('first', Buffer.from('catatan rahasia'));
    await archive.add('last', content);
  });
  return path;
}

it('an encrypted archive opens with its passphrase only', async () => {
  const path = await writeLarge(PASSPHRASE);
  expect(await isEncrypted(path)).toBe(true);
  const [, last] = await contentOf(path, PASSPHRASE);
  expect(last?.[1].equals(content)).toBe(true);
  await expect(contentOf(path)).rejects.toThrow('damaged or no backup of this portal');
  const quick = join(temporaryFolder(), 'quick.tar.gz.age');
  writeFileSync(quick, await encryptQuickly(content));
  await expect(contentOf(quick, `${PASSPHRASE}!`)).rejects.toThrow(
    /^The passphrase is not the one that this backup was made with/,
  );
});

/** With a key that costs little to compute again. */
async function encryptQuickly(plain: Buffer): Promise<Buffer> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(PASSPHRASE);
  encrypter.setScryptWorkFactor(4);
  return Buffer.from(await encrypter.encrypt(plain));
}

it('an encrypted archive that was damaged or cut anywhere says so', async () => {
  const path = await writeLarge();
  const whole = await encryptQuickly(readFileSync(path));
  const broken = async (bytes: Buffer) => {
    writeFileSync(path, bytes);
    return contentOf(path, PASSPHRASE);
  };
  for (const place of [whole.length - 1, whole.length - 70_000, 70_000, 200]) {
    const bytes = Buffer.from(whole);
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    await expect(broken(bytes), `byte ${place}`).rejects.toThrow('is damaged or cut off');
  }
  for (const length of [whole.length - 1, whole.length - 65_552, 200]) {
    await expect(broken(whole.subarray(0, length)), `${length} bytes`).rejects.toThrow(
      'is damaged or cut off',
    );
  }
  await expect(broken(whole.subarray(0, 100))).rejects.toThrow('is damaged at its start');
  const newer = Buffer.from(whole.toString('latin1').replace('org/v1', 'org/v2'), 'latin1');
  await expect(broken(newer)).rejects.toThrow('is encrypted in a newer format');
});

it.each([
  ['longer', 5],
  ['shorter', 7],
])('a file that became %s while it was copied leaves no archive', async (_, size) => {
  const folder = temporaryFolder();
  const copy = writeArchive(join(folder, 'copy.tar.gz'), { madeAt: new Date() }, (archive) =>
    archive.addPieces('a', size, [Buffer.alloc(6)]),
  );
  await expect(copy).rejects.toThrow('a changed while it was copied.');
  expect(readdirSync(folder)).toEqual([]);
});

/** The start of an archive whose only part says that it has `size` bytes. */
async function startOfArchive(size: number): Promise<string> {
  const path = join(temporaryFolder(), 'foreign.tar.gz');
  const archive = pack();
  archive.entry({ name: 'manifest.json', size });
  const [header] = await once(archive, 'data');
  writeFileSync(path, gzipSync(header));
  return path;
}

it('an archive whose last part ends too soon is cut off', async () => {
  const path = await startOfArchive(1000);
  await expect(contentOf(path)).rejects.toThrow(`${path} is cut off: it is not a whole backup.`);
});

it('a part too large to be read whole is refused before it is read', async () => {
  const path = await startOfArchive(64 * 1024 * 1024 + 1);
  await expect(contentOf(path)).rejects.toThrow(`${path} is no backup of this portal.`);
});

it('leaves the unfinished file of another backup alone', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'copy.tar.gz.part'), '');
  const copy = writeArchive(
    join(folder, 'copy.tar.gz'),
    { madeAt: new Date() },
    async () => undefined,
  );
  await expect(copy).rejects.toThrow('EEXIST');
  expect(readdirSync(folder)).toEqual(['copy.tar.gz.part']);
});
