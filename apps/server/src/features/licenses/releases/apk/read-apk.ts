import { open } from 'node:fs/promises';
import { ApkError, refusingNonsense } from './apk-error.ts';
import { readApkLayout } from './apk-layout.ts';
import { type Manifest, readBinaryManifest } from './binary-manifest.ts';
import { readSigners } from './signers.ts';
import { verifySigners } from './verify-signers.ts';
import { readZipEntries, unpackEntry } from './zip-entries.ts';

const MOST_MANIFEST_BYTES = 1024 * 1024;
/** A file of signature scheme 1, which Android itself verifies. */
const JAR_SIGNATURE = /^META-INF\/[^/]+\.SF$/;
/** Android 7; older ones read only scheme 1. */
const FIRST_SDK_OF_SCHEME_2 = 24;
/** Android 9. */
const FIRST_SDK_OF_SCHEME_3 = 28;

export type Apk = Manifest & {
  /** SHA-256 of the signing certificate, 64 hexadecimal digits. */
  signerSha256: string;
};

/** Reads and verifies an APK without holding it in memory; throws an `ApkError`. */
export async function readApk(path: string): Promise<Apk> {
  const file = await open(path, 'r');
  try {
    const layout = await readApkLayout(file);
    const entries = readZipEntries(layout);
    const entry = entries.get('AndroidManifest.xml');
    if (!entry) throw new ApkError('not-an-apk', 'no AndroidManifest.xml');
    const manifest = readBinaryManifest(await unpackEntry(file, entry, MOST_MANIFEST_BYTES));
    const signers = refusingNonsense('signature', () => readSigners(layout.signingPairs));
    const schemes = new Set<number>(signers.map(({ scheme }) => scheme));
    if ([...entries.keys()].some((name) => JAR_SIGNATURE.test(name))) schemes.add(1);
    requireSchemes(schemes, manifest.minSdk);
    return { ...manifest, signerSha256: await verifySigners(file, layout, signers) };
  } finally {
    await file.close();
  }
}

/** The oldest Android that the app asks for must find a signature that it can read. */
function requireSchemes(schemes: ReadonlySet<number>, minSdk: number): void {
  const missing = [
    ...(minSdk < FIRST_SDK_OF_SCHEME_2 && !schemes.has(1) ? ['v1 (JAR)'] : []),
    ...(minSdk < FIRST_SDK_OF_SCHEME_3 && !schemes.has(2) ? ['v2'] : []),
  ];
  if (missing.length > 0) throw new ApkError('scheme-missing', missing.join(' dan '));
}
