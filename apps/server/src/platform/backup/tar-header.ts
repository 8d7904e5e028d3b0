// The headers of a tar archive (ustar): 512 bytes before each part. Written here because the rest of
// what makes a tar library large (links, owners, long names) does not occur.
import { BackupError } from './backup-error.ts';

export const BLOCK = 512;
const NAME = { at: 0, length: 100 };
const SIZE = { at: 124, length: 12 };
const CHECKSUM = { at: 148, length: 8 };
const PREFIX = { at: 345, length: 155 };

export function tarHeader(name: string, size: number, madeAt: Date): Buffer {
  const header = Buffer.alloc(BLOCK);
  const [prefix, rest] = splitName(name);
  header.write(rest, NAME.at);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(octal(size, 11), SIZE.at);
  header.write(octal(Math.floor(madeAt.getTime() / 1000), 11), 136);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(prefix, PREFIX.at);
  header.write(`${octal(checksumOf(header), 6)}\0 `, CHECKSUM.at);
  return header;
}

/** Undefined for the empty block that ends an archive. */
export function readTarHeader(header: Buffer): { name: string; size: number } | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  if (Number.parseInt(textAt(header, CHECKSUM), 8) !== checksumOf(header)) {
    throw new BackupError('The file is damaged or no backup of this portal.');
  }
  const prefix = textAt(header, PREFIX);
  const name = textAt(header, NAME);
  return {
    name: prefix ? `${prefix}/${name}` : name,
    size: Number.parseInt(textAt(header, SIZE), 8),
  };
}

function splitName(name: string): [prefix: string, rest: string] {
  if (Buffer.byteLength(name) <= NAME.length) return ['', name];
  const slash = name.indexOf('/', name.length - NAME.length);
  const [prefix, rest] = [name.slice(0, slash), name.slice(slash + 1)];
  if (slash > 0 && /^[\x20-\x7e]+$/.test(name) && prefix.length <= PREFIX.length) {
    return [prefix, rest];
  }
  throw new BackupError(`The name ${name} is too long for a backup.`);
}

/** The sum of all bytes, with its own place counted as spaces. */
function checksumOf(header: Buffer): number {
  let sum = CHECKSUM.length * 32;
  for (const [index, byte] of header.entries()) {
    const isOwnPlace = index >= CHECKSUM.at && index < CHECKSUM.at + CHECKSUM.length;
    if (!isOwnPlace) sum += byte;
  }
  return sum;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

function textAt(header: Buffer, { at, length }: { at: number; length: number }): string {
  const field = header.subarray(at, at + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end);
}
