// An APK is a ZIP file with a block of signatures between its entries and its central directory:
//   entries │ signing block │ central directory │ end record
import type { FileHandle } from 'node:fs/promises';
import { ApkError } from './apk-error.ts';

const END_RECORD = 0x06054b50;
const END_RECORD_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const MOST_DIRECTORY_BYTES = 16 * 1024 * 1024;
const MOST_SIGNING_BYTES = 4 * 1024 * 1024;
const SIGNING_MAGIC = 'APK Sig Block 42';
const SIGNING_FOOT_BYTES = 8 + SIGNING_MAGIC.length;

export interface ApkLayout {
  size: number;
  /** Where the entries end and the signing block begins. */
  signingStart: number;
  /** The pairs of the block, without its sizes and magic. */
  signingPairs: Buffer;
  directoryStart: number;
  directory: Buffer;
  endRecord: Buffer;
}

export async function readApkLayout(file: FileHandle): Promise<ApkLayout> {
  const { size } = await file.stat();
  const endRecord = await readEndRecord(file, size);
  const directoryBytes = endRecord.readUInt32LE(12);
  const directoryStart = endRecord.readUInt32LE(16);
  const endStart = size - endRecord.length;
  if (directoryBytes > MOST_DIRECTORY_BYTES || directoryStart + directoryBytes !== endStart) {
    throw new ApkError('not-an-apk', 'the central directory does not meet the end record');
  }
  const directory = await readExactly(file, directoryStart, directoryBytes);
  return {
    size,
    directoryStart,
    directory,
    endRecord,
    ...(await readSigning(file, directoryStart)),
  };
}

async function readEndRecord(file: FileHandle, size: number): Promise<Buffer> {
  const tailBytes = Math.min(size, END_RECORD_BYTES + LONGEST_COMMENT);
  const tail = await readExactly(file, size - tailBytes, tailBytes);
  for (let start = tail.length - END_RECORD_BYTES; start >= 0; start--) {
    const commentBytes = tail.length - start - END_RECORD_BYTES;
    const isRecord =
      tail.readUInt32LE(start) === END_RECORD && tail.readUInt16LE(start + 20) === commentBytes;
    if (isRecord) return tail.subarray(start);
  }
  throw new ApkError('not-an-apk', 'no end record');
}

async function readSigning(file: FileHandle, directoryStart: number) {
  if (directoryStart < SIGNING_FOOT_BYTES + 8) throw new ApkError('unsigned', 'no signing block');
  const foot = await readExactly(file, directoryStart - SIGNING_FOOT_BYTES, SIGNING_FOOT_BYTES);
  if (foot.toString('latin1', 8) !== SIGNING_MAGIC)
    throw new ApkError('unsigned', 'no signing block');
  const bytes = Number(foot.readBigUInt64LE(0));
  const signingStart = directoryStart - bytes - 8;
  if (bytes > MOST_SIGNING_BYTES || bytes < SIGNING_FOOT_BYTES || signingStart < 0) {
    throw new ApkError('signature', 'the signing block has an impossible size');
  }
  const block = await readExactly(file, signingStart, bytes + 8);
  if (Number(block.readBigUInt64LE(0)) !== bytes) {
    throw new ApkError('signature', 'the two sizes of the signing block differ');
  }
  return { signingStart, signingPairs: block.subarray(8, -SIGNING_FOOT_BYTES) };
}

export async function readExactly(
  file: FileHandle,
  position: number,
  length: number,
  into = Buffer.alloc(length),
): Promise<Buffer> {
  const { bytesRead } = await file.read(into, 0, length, position);
  if (bytesRead !== length) throw new ApkError('not-an-apk', 'the file ends too early');
  return into.subarray(0, length);
}
