import type { FileHandle } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { ApkError, refusingNonsense } from './apk-error.ts';
import { type ApkLayout, readExactly } from './apk-layout.ts';

const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_HEAD = 0x04034b50;
const LOCAL_HEAD_BYTES = 30;
const MOST_ENTRIES = 65_535;
/** An app of 200 MB never unpacks to more than this; a bomb does. */
const MOST_UNPACKED_BYTES = 1024 ** 3;

interface ZipEntry {
  name: string;
  method: number;
  packedBytes: number;
  unpackedBytes: number;
  start: number;
}

/** All entries by name; a name that comes twice is how a scanner and a phone see different files. */
export function readZipEntries({ directory, endRecord, signingStart }: ApkLayout) {
  return refusingNonsense('not-an-apk', () => {
    const entries = new Map<string, ZipEntry>();
    let unpacked = 0;
    let at = 0;
    while (at < directory.length) {
      const { entry, next } = readEntry(directory, at);
      if (entries.has(entry.name)) throw new ApkError('not-an-apk', `${entry.name} is there twice`);
      if (entry.start >= signingStart) throw new ApkError('not-an-apk', 'an entry lies outside');
      entries.set(entry.name, entry);
      unpacked += entry.unpackedBytes;
      at = next;
    }
    const isTooMuch = unpacked > MOST_UNPACKED_BYTES || entries.size > MOST_ENTRIES;
    if (isTooMuch) throw new ApkError('too-large-inside', `${unpacked} bytes unpacked`);
    if (entries.size !== endRecord.readUInt16LE(10)) {
      throw new ApkError('not-an-apk', 'the number of entries is wrong');
    }
    return entries;
  });
}

function readEntry(directory: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (directory.readUInt32LE(at) !== ENTRY) throw new ApkError('not-an-apk', 'no entry here');
  const nameBytes = directory.readUInt16LE(at + 28);
  const restBytes = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  const nameEnd = at + ENTRY_BYTES + nameBytes;
  return {
    entry: {
      name: directory.toString('utf8', at + ENTRY_BYTES, nameEnd),
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      unpackedBytes: directory.readUInt32LE(at + 24),
      start: directory.readUInt32LE(at + 42),
    },
    next: nameEnd + restBytes,
  };
}

/** Never unpacks more than `most`, whatever the entry says about itself. */
export async function unpackEntry(
  file: FileHandle,
  entry: ZipEntry,
  most: number,
): Promise<Buffer> {
  if (entry.packedBytes > most || entry.unpackedBytes > most) {
    throw new ApkError('too-large-inside', entry.name);
  }
  const packed = await readExactly(file, await contentStart(file, entry), entry.packedBytes);
  if (entry.method === 0) return packed;
  return refusingNonsense('not-an-apk', () => inflateRawSync(packed, { maxOutputLength: most }));
}

async function contentStart(file: FileHandle, entry: ZipEntry): Promise<number> {
  const isPackedAsKnown = entry.method === 0 || entry.method === 8;
  if (!isPackedAsKnown) throw new ApkError('not-an-apk', `packing method ${entry.method}`);
  const head = await readExactly(file, entry.start, LOCAL_HEAD_BYTES);
  if (head.readUInt32LE(0) !== LOCAL_HEAD) throw new ApkError('not-an-apk', 'no local header');
  return entry.start + LOCAL_HEAD_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
}
