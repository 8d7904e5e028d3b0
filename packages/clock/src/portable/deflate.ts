// Raw DEFLATE (RFC 1951) with a dictionary before the text. The browsers' own streams take no
// dictionary, and their output differs between versions: this writes one block with the fixed codes,
// always the same, which every platform's Inflater reads.
import { type Bytes, concatBytes } from '@timesync/contract';

const SHORTEST = 3;
const LONGEST = 258;
const END_OF_BLOCK = 256;
const lengthBases = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258,
];
const distanceBases = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
  3073, 4097, 6145, 8193, 12289, 16385, 24577,
];

/** `before` is what the reader knows already. */
export function compress(text: Uint8Array, before: Uint8Array): Bytes {
  const all = [...before, ...text];
  const out = bitWriter();
  // The last block, with fixed codes.
  out.write(0b011, 3);
  for (let at = before.length; at < all.length; ) {
    const { length, distance } = longestMatch(all, at);
    if (length < SHORTEST) {
      writeSymbol(out, all[at] ?? 0);
      at += 1;
      continue;
    }
    writeLength(out, length);
    writeDistance(out, distance);
    at += length;
  }
  writeSymbol(out, END_OF_BLOCK);
  return out.bytes();
}

/** The nearest of the longest, because a short distance takes fewer bits. */
function longestMatch(all: number[], at: number) {
  const most = Math.min(LONGEST, all.length - at);
  let best = { length: 0, distance: 0 };
  for (let from = at - 1; from >= 0; from -= 1) {
    let length = 0;
    while (length < most && all[from + length] === all[at + length]) length += 1;
    if (length > best.length) best = { length, distance: at - from };
  }
  return best;
}

type BitWriter = ReturnType<typeof bitWriter>;

function bitWriter() {
  const bytes: number[] = [];
  let bits = 0;
  let count = 0;
  return {
    /** The lowest bit first. */
    write(value: number, length: number) {
      bits |= value << count;
      count += length;
      for (; count >= 8; count -= 8, bits >>>= 8) bytes.push(bits & 255);
    },
    bytes: () => Uint8Array.from(count > 0 ? [...bytes, bits] : bytes),
  };
}

/** A code of the fixed tree; codes are written with their highest bit first. */
function writeSymbol(out: BitWriter, symbol: number): void {
  if (symbol < 144) writeCode(out, 0x30 + symbol, 8);
  else if (symbol < 256) writeCode(out, 0x190 + symbol - 144, 9);
  else if (symbol < 280) writeCode(out, symbol - 256, 7);
  else writeCode(out, 0xc0 + symbol - 280, 8);
}

function writeCode(out: BitWriter, code: number, length: number): void {
  for (let bit = length - 1; bit >= 0; bit -= 1) out.write((code >> bit) & 1, 1);
}

function writeLength(out: BitWriter, length: number): void {
  const index = lengthBases.findLastIndex((base) => base <= length);
  writeSymbol(out, 257 + index);
  const extra = index < 8 || length === LONGEST ? 0 : (index >> 2) - 1;
  out.write(length - (lengthBases[index] ?? 0), extra);
}

function writeDistance(out: BitWriter, distance: number): void {
  const index = distanceBases.findLastIndex((base) => base <= distance);
  writeCode(out, index, 5);
  const extra = index < 4 ? 0 : (index >> 1) - 1;
  out.write(distance - (distanceBases[index] ?? 0), extra);
}

// The platform's own reader of raw DEFLATE. It takes no dictionary, so the dictionary goes in front as
// a block of plain bytes, and is cut off the result.

/** No settings are longer; a small file that unfolds into a huge one is refused early. */
const LONGEST_TEXT = 4_096;

/** Undefined when the bytes are no whole text, or more than settings can be. */
export async function decompress(bytes: Bytes, before: Uint8Array): Promise<Bytes | undefined> {
  const length = [before.length & 255, before.length >> 8];
  const known = concatBytes(
    [0],
    length,
    length.map((byte) => byte ^ 255),
    before,
  );
  const unfolded = new Blob([known, bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (const reader = unfolded.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      size += value.length;
      if (size > before.length + LONGEST_TEXT) {
        await reader.cancel();
        return undefined;
      }
    }
  } catch {
    return undefined;
  }
  return concatBytes(...parts).slice(before.length);
}
