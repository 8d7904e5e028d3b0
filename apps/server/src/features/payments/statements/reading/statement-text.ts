// Banks write UTF-8, UTF-16 or Windows-1252; what is no text at all is refused by name.
import { StatementError } from './statement-error.ts';

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const UTF16_LITTLE_MARK = Buffer.from([0xff, 0xfe]);
const UTF16_BIG_MARK = Buffer.from([0xfe, 0xff]);

export function decodeStatement(bytes: Buffer): string {
  const head = bytes.subarray(0, 4).toString('latin1');
  if (head === '%PDF') throw notCsv('PDF');
  if (head.startsWith('PK')) throw notCsv('buku kerja Excel');
  const text = decode(bytes);
  if (text.includes('\0')) throw notCsv('bukan teks');
  if (/^\s*<(!doctype|html|\?xml|table)/i.test(text)) throw notCsv('halaman web');
  return text;
}

function decode(bytes: Buffer): string {
  if (startsWith(bytes, UTF16_LITTLE_MARK)) return decodeUtf16(bytes.subarray(2), 'utf-16le');
  if (startsWith(bytes, UTF16_BIG_MARK)) return decodeUtf16(bytes.subarray(2), 'utf-16be');
  const content = startsWith(bytes, UTF8_MARK) ? bytes.subarray(UTF8_MARK.length) : bytes;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

function decodeUtf16(bytes: Buffer, encoding: 'utf-16le' | 'utf-16be'): string {
  if (bytes.length % 2 === 1) throw new StatementError('Berkas terpotong. Unduh ulang dari bank.');
  return new TextDecoder(encoding).decode(bytes);
}

function notCsv(what: string): StatementError {
  return new StatementError(`Berkas ini ${what}, bukan CSV. Unduh mutasi sebagai CSV dari bank.`);
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}
