import { open } from 'node:fs/promises';
import { ApkError } from './apk-error.ts';
import { readApkLayout } from './apk-layout.ts';
import { type Manifest, readBinaryManifest } from './binary-manifest.ts';
import { verifySigners } from './verify-signers.ts';
import { readZipEntries, unpackEntry } from './zip-entries.ts';

const MOST_MANIFEST_BYTES = 1024 * 1024;

export type Apk = Manifest & {
  /** SHA-256 of the signing certificate, 64 hexadecimal digits. */
  signerSha256: string;
};

/** Reads and proves an APK without holding it in memory; throws an `ApkError`. */
export async function readApk(path: string): Promise<Apk> {
  const file = await open(path, 'r');
  try {
    const layout = await readApkLayout(file);
    const entries = readZipEntries(layout);
    const entry = entries.get('AndroidManifest.xml');
    if (!entry) throw new ApkError('not-an-apk', 'no AndroidManifest.xml');
    const manifest = readBinaryManifest(await unpackEntry(file, entry, MOST_MANIFEST_BYTES));
    return { ...manifest, signerSha256: await verifySigners(file, layout, manifest.minSdk) };
  } finally {
    await file.close();
  }
}
