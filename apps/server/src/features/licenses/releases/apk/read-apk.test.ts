import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildApk, makeSigner } from '../../../../../../../clients/sample-apks/build-apk.ts';
import { temporaryFolder } from '../../../../../test/temporary-folder.ts';
import { ApkError } from './apk-error.ts';
import { readApk } from './read-apk.ts';

const folder = temporaryFolder();
const signer = makeSigner();

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
