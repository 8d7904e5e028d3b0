import { ApkError } from './apk-error.ts';

/** One value of ASN.1 in its encoding DER. */
export interface DerValue {
  tag: number;
  content: Buffer;
  /** Tag, length and content. */
  whole: Buffer;
}

export function readDer(bytes: Buffer, start = 0): DerValue {
  const first = bytes.readUInt8(start + 1);
  const isLong = first > 0x80;
  const contentStart = start + 2 + (isLong ? first - 0x80 : 0);
  const length = isLong ? bytes.readUIntBE(start + 2, first - 0x80) : first;
  const end = contentStart + length;
  if (first === 0x80 || end > bytes.length) throw new ApkError('signature', 'a DER value is cut');
  return {
    tag: bytes.readUInt8(start),
    content: bytes.subarray(contentStart, end),
    whole: bytes.subarray(start, end),
  };
}

/** The values that lie one after the other inside this one. */
export function childrenOf({ content }: DerValue): DerValue[] {
  const children: DerValue[] = [];
  for (let at = 0; at < content.length; ) {
    const child = readDer(content, at);
    children.push(child);
    at += child.whole.length;
  }
  return children;
}
