// What a signature of scheme 2 or 3 covers: the file in pieces of 1 MiB, each hashed with its
// length, and a hash over those. The signing block itself is left out, and the end record is hashed
// as if the central directory began where the block does.
import { createHash, type Hash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { type ApkLayout, readExactly } from './apk-layout.ts';

const PIECE_BYTES = 1024 * 1024;

export type DigestName = 'sha256' | 'sha512';

export async function digestContent(
  file: FileHandle,
  layout: ApkLayout,
  name: DigestName,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const add = (piece: Buffer) =>
    pieces.push(headed(createHash(name), 0xa5, piece.length).update(piece).digest());
  // One buffer for all pieces: two hundred of them would wait for the garbage collector.
  const place = Buffer.alloc(PIECE_BYTES);
  for (let at = 0; at < layout.signingStart; at += PIECE_BYTES) {
    add(await readExactly(file, at, Math.min(PIECE_BYTES, layout.signingStart - at), place));
  }
  for (const section of [layout.directory, endRecordAsSigned(layout)]) {
    for (let at = 0; at < section.length; at += PIECE_BYTES) {
      add(section.subarray(at, at + PIECE_BYTES));
    }
  }
  const whole = headed(createHash(name), 0x5a, pieces.length);
  for (const piece of pieces) whole.update(piece);
  return whole.digest();
}

function headed(hash: Hash, mark: number, count: number): Hash {
  const head = Buffer.alloc(5);
  head.writeUInt8(mark, 0);
  head.writeUInt32LE(count, 1);
  return hash.update(head);
}

function endRecordAsSigned({ endRecord, signingStart }: ApkLayout): Buffer {
  const signed = Buffer.from(endRecord);
  signed.writeUInt32LE(signingStart, 16);
  return signed;
}
