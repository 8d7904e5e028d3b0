import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildApk, makeSigner } from '../../../../../../clients/sample-apks/build-apk.ts';
import { ApkError } from './apk-error.ts';
import { readApkLayout } from './apk-layout.ts';
import { readApk } from './read-apk.ts';
import { verifyBlock } from './signature-block.ts';
import { readZipEntries, unpackEntry } from './zip-entries.ts';

const folder = mkdtempSync(join(tmpdir(), 'apk-'));
afterAll(() => rmSync(folder, { recursive: true }));
const signer = makeSigner();
// Signed by jarsigner of JDK 17 with an RSA key, then by scheme 2: a name longer than a line, cut
// inside a letter, folders, and attributes that are signed.
const JARSIGNERS_CERTIFICATE = '121634b294c41015ebe72c6d4320eaf7f3059996c07b3bb7353392d51b150a5f';
const SIGNED_BY_JARSIGNER = resolve(
  import.meta.dirname,
  '../../../../../../clients/sample-apks/signed-by-jarsigner.apk',
);

async function read(bytes: Buffer) {
  const path = join(folder, 'app.apk');
  writeFileSync(path, bytes);
  return readApk(path);
}

async function problemOf(bytes: Buffer): Promise<string> {
  try {
    await read(bytes);
    return 'accepted';
  } catch (error) {
    return error instanceof ApkError ? error.problem : `crashed: ${error}`;
  }
}

describe('an app file', () => {
  it.each<{ schemes: (1 | 2 | 3)[]; minSdk: number }>([
    { schemes: [1, 2], minSdk: 23 },
    { schemes: [1, 2, 3], minSdk: 23 },
    { schemes: [2], minSdk: 24 },
    { schemes: [3], minSdk: 28 },
  ])('signed by schemes $schemes from Android $minSdk on is read', async ({ schemes, minSdk }) => {
    expect(await read(buildApk({ signer, schemes, minSdk }))).toEqual({
      packageName: 'id.example.display',
      versionName: '1.4.0',
      versionCode: 14,
      minSdk,
      signerSha256: signer.sha256,
    });
  });

  it('signed by jarsigner is read', async () => {
    const { signerSha256 } = await readApk(SIGNED_BY_JARSIGNER);
    expect(signerSha256).toBe(JARSIGNERS_CERTIFICATE);
  });

  it.each<{ schemes: (1 | 2 | 3)[]; minSdk: number; missing: string }>([
    { schemes: [2, 3], minSdk: 23, missing: 'v1 (JAR)' },
    { schemes: [3], minSdk: 23, missing: 'v1 (JAR) dan v2' },
    { schemes: [1, 3], minSdk: 23, missing: 'v2' },
    { schemes: [3], minSdk: 27, missing: 'v2' },
  ])('signed by $schemes from Android $minSdk on lacks $missing', async (options) => {
    const { schemes, minSdk, missing } = options;
    const error = await read(buildApk({ signer, schemes, minSdk })).catch((reason) => reason);
    expect(error).toMatchObject({ problem: 'scheme-missing', detail: missing });
  });

  const good = buildApk({ signer });
  const robbed = Buffer.from(good);
  robbed.writeUInt32LE(0x12345678, good.indexOf(Buffer.from([0xc0, 0x68, 0x53, 0xf0])));

  it.each([
    ['empty', Buffer.alloc(0), 'not-an-apk'],
    ['a web page', Buffer.from('<!doctype html><title>APK</title>'), 'not-an-apk'],
    ['without a signature', buildApk({ signer, schemes: [] }), 'unsigned'],
    ['cut in the middle', good.subarray(0, good.length / 2), 'not-an-apk'],
    ['with a byte more', Buffer.concat([good, Buffer.from([0])]), 'not-an-apk'],
    ['a bomb', buildApk({ signer, claimedBytes: 2 ** 31 }), 'too-large-inside'],
    ['robbed of its signature of scheme 3', robbed, 'signature'],
  ])('%s is refused', async (_, bytes, problem) => {
    expect(await problemOf(bytes)).toBe(problem);
  });

  it('with a byte changed is refused, wherever it is, and nothing crashes', async () => {
    const accepted: number[] = [];
    const outcomes = new Set<string>();
    for (let at = 0; at < good.length; at += 7) {
      const changed = Buffer.from(good);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      const problem = await problemOf(changed);
      if (problem === 'accepted') accepted.push(at);
      outcomes.add(problem.replace(/:.*/, ''));
    }
    expect(accepted).toEqual([]);
    expect(outcomes).not.toContain('crashed');
  });
});

describe('a signature of scheme 1 is refused', () => {
  const MANIFEST = 'META-INF/MANIFEST.MF';

  // Schemes 2 and 3 sign what these leave, so only scheme 1 can notice.
  const changed = (name: string, from: string | RegExp, to: string) =>
    buildApk({
      signer,
      afterJarSigning: (files) =>
        files.map((file) => {
          if (file.name !== name) return file;
          const content = file.content.toString('latin1').replace(from, to);
          return { name, content: Buffer.from(content, 'latin1') };
        }),
    });
  const added = (name: string) =>
    buildApk({
      signer,
      afterJarSigning: (files) => [...files, { name, content: Buffer.from('x') }],
    });
  const without = (name: string) =>
    buildApk({
      signer,
      afterJarSigning: (files) => files.filter((file) => file.name !== name),
    });

  it.each([
    ['an entry changed', changed('classes.dex', '035', '036'), 'classes.dex was changed'],
    ['an entry added', added('res/x.png'), 'res/x.png is not signed'],
    ['an entry added to META-INF', added('META-INF/x.txt'), 'META-INF/x.txt is not signed'],
    ['an entry taken out', without('classes.dex'), 'classes.dex is signed by scheme 1 and not'],
    ['its manifest changed', changed(MANIFEST, '1.0', '1.1'), 'the manifest of scheme 1 was'],
    ['its .SF file changed', changed('META-INF/CERT.SF', '2, 3', '2'), 'does not hold'],
    ['its certificate changed', changed('META-INF/CERT.EC', '491231', '391231'), 'another certif'],
    ['its manifest missing', without(MANIFEST), 'lacks META-INF/MANIFEST.MF'],
    ['its block missing', without('META-INF/CERT.EC'), 'lacks a block for META-INF/CERT.SF'],
    ['a block of nonsense', changed('META-INF/CERT.EC', /^.+$/s, '0?0?'), ''],
    [
      'an entry missing in its .SF file',
      buildApk({ signer, unsignedName: 'classes.dex' }),
      'classes.dex is not signed',
    ],
    ['two .SF files', added('META-INF/OTHER.SF'), 'more than one signer'],
    ['another signer', buildApk({ signer, jarSigner: makeSigner() }), 'another certificate'],
    [
      'scheme 3 taken out',
      buildApk({ signer, schemes: [1, 2], namedSchemes: [2, 3] }),
      'a signature of scheme 3 was taken out',
    ],
  ])('with %s', async (_, bytes, detail) => {
    const error = await read(bytes).catch((reason) => reason);
    expect(error).toMatchObject({ problem: 'signature', detail: expect.stringContaining(detail) });
  });

  it('whose attributes are forged', async () => {
    const file = await open(SIGNED_BY_JARSIGNER);
    const entries = readZipEntries(await readApkLayout(file));
    const [text, block] = await Promise.all(
      ['META-INF/K.SF', 'META-INF/K.RSA'].map((name) => {
        const entry = entries.get(name);
        return entry ? unpackEntry(file, entry, 10_000) : Buffer.alloc(0);
      }),
    );
    await file.close();
    if (!text || !block) throw new Error('The sample has both');
    const other = Buffer.from('Signature-Version: 1.0');
    const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
    expect(() => verifyBlock(block, text, JARSIGNERS_CERTIFICATE)).not.toThrow();
    expect(() => verifyBlock(block, other, JARSIGNERS_CERTIFICATE)).toThrow('another .SF file');
    sha256(other).copy(block, block.indexOf(sha256(text)));
    expect(() => verifyBlock(block, other, JARSIGNERS_CERTIFICATE)).toThrow('does not hold');
  });
});
