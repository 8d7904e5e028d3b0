// The platform's own reader of raw DEFLATE. It takes no dictionary, so the dictionary goes in front as
// a block of plain bytes, and is cut off the result.
import { type Bytes, concatBytes } from '@timesync/contract';

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
