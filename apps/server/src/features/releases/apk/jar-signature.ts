// Scheme 1 (JAR), the only one that Android 6 and older can read: META-INF/MANIFEST.MF names every
// entry with a digest, a .SF file contains the digest of the manifest, and a block signs the .SF
// file.
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { ApkError, refusingNonsense } from './apk-error.ts';
import { digestIn, type JarSections, readJarSections } from './jar-sections.ts';
import { verifyBlock } from './signature-block.ts';
import { digestEntry, unpackEntry, type ZipEntry } from './zip-entries.ts';

const MANIFEST = 'META-INF/MANIFEST.MF';
const SIGNATURE_FILE = /^META-INF\/[^/]+\.SF$/;
/** The files of the signature itself, and folders. */
const UNLISTED = /^META-INF\/(MANIFEST\.MF|SIG-[^/]*|[^/]+\.(SF|RSA|DSA|EC))$|\/$/;
const MOST_BYTES = 4 * 1024 * 1024;

type Entries = ReadonlyMap<string, ZipEntry>;

interface OtherSchemes {
  signerSha256: string;
  schemes: ReadonlySet<number>;
}

export function hasJarSignature(entries: Entries): boolean {
  return signatureFilesIn(entries).length > 0;
}

/** Every entry must be signed, by the certificate of the other schemes. */
export async function verifyJarSignature(
  file: FileHandle,
  entries: Entries,
  others: OtherSchemes,
): Promise<void> {
  const [name = '', ...moreNames] = signatureFilesIn(entries);
  if (moreNames.length > 0) throw new ApkError('signature', 'scheme 1 has more than one signer');
  const blockName = ['RSA', 'EC', 'DSA']
    .map((ending) => name.replace(/SF$/, ending))
    .find((each) => entries.has(each));
  const manifest = await unpack(MANIFEST);
  const signatureFile = await unpack(name);
  const block = await unpack(blockName);
  const listed = refusingNonsense('signature', () => {
    verifyBlock(block, signatureFile, others.signerSha256);
    const signed = readJarSections(signatureFile);
    requireSchemesNamedIn(signed, others.schemes);
    const { hash, digest } = digestIn(signed.main, '-Manifest');
    if (!createHash(hash).update(manifest).digest().equals(digest)) {
      throw new ApkError('signature', 'the manifest of scheme 1 was changed');
    }
    return listedInBoth(readJarSections(manifest), signed);
  });
  await verifyEntries(file, entries, listed);

  function unpack(entryName = `a block for ${name}`): Promise<Buffer> {
    const entry = entries.get(entryName);
    if (!entry) throw new ApkError('signature', `scheme 1 lacks ${entryName}`);
    return unpackEntry(file, entry, MOST_BYTES);
  }
}

const signatureFilesIn = (entries: Entries) =>
  [...entries.keys()].filter((name) => SIGNATURE_FILE.test(name));

/** A scheme that is named and not there was taken out. */
function requireSchemesNamedIn({ main }: JarSections, schemes: ReadonlySet<number>): void {
  const named = main.get('X-Android-APK-Signed')?.split(',').map(Number) ?? [];
  const takenOut = [2, 3].find((scheme) => named.includes(scheme) && !schemes.has(scheme));
  if (takenOut) throw new ApkError('signature', `a signature of scheme ${takenOut} was taken out`);
}

/** Android asks for each entry in both files, although the digest of the manifest would do. */
function listedInBoth(manifest: JarSections, signed: JarSections): JarSections['byName'] {
  return new Map([...manifest.byName].filter(([name]) => signed.byName.has(name)));
}

async function verifyEntries(
  file: FileHandle,
  entries: Entries,
  listed: JarSections['byName'],
): Promise<void> {
  const gone = [...listed.keys()].find((name) => !entries.has(name));
  if (gone) throw new ApkError('signature', `${gone} is signed by scheme 1 and not there`);
  for (const [name, entry] of entries) {
    if (UNLISTED.test(name)) continue;
    const section = listed.get(name);
    if (!section) throw new ApkError('signature', `${name} is not signed by scheme 1`);
    const { hash, digest } = digestIn(section);
    if (!(await digestEntry(file, entry, hash)).equals(digest)) {
      throw new ApkError('signature', `${name} was changed after scheme 1 signed it`);
    }
  }
}
