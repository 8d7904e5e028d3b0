// Banks write UTF-8, UTF-16 (with or without its mark) or Windows-1252.
import { StatementError } from '../statement-error.ts';

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const UTF16_LITTLE_MARK = Buffer.from([0xff, 0xfe]);
const UTF16_BIG_MARK = Buffer.from([0xfe, 0xff]);
const SAMPLE_BYTES = 2_000;

export function decodeStatement(bytes: Buffer): string {
  const text = decode(bytes);
  if (text.includes('\0')) throw notReadable('bukan teks');
  if (/^\s*<(!doctype|html|\?xml|table)/i.test(text)) throw notReadable('halaman web');
  return text;
}

export function notReadable(what: string): StatementError {
  return new StatementError(
    `Berkas ini ${what}. Unduh mutasi dari bank sebagai CSV, Excel (.xlsx) atau PDF.`,
  );
}

function decode(bytes: Buffer): string {
  if (startsWith(bytes, UTF16_LITTLE_MARK)) return decodeUtf16(bytes.subarray(2), 'utf-16le');
  if (startsWith(bytes, UTF16_BIG_MARK)) return decodeUtf16(bytes.subarray(2), 'utf-16be');
  const unmarked = utf16WithoutMark(bytes);
  if (unmarked) return decodeUtf16(bytes, unmarked);
  const content = startsWith(bytes, UTF8_MARK) ? bytes.subarray(UTF8_MARK.length) : bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

type Utf16 = 'utf-16le' | 'utf-16be';

/** Letters of our alphabet have a zero byte beside them, always on the same side. */
function utf16WithoutMark(bytes: Buffer): Utf16 | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd < sample.length / 4) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function decodeUtf16(bytes: Buffer, encoding: Utf16): string {
  if (bytes.length % 2 === 1) throw new StatementError('Berkas terpotong. Unduh ulang dari bank.');
  return new TextDecoder(encoding).decode(bytes);
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}
