// V8 sees how small a Buffer object is and not the 64 KB behind it: a stream of hundreds of megabytes
// leaves fifty of them uncollected. Asked for a short collection every few megabytes, it keeps up.
const CLEAR_EVERY_BYTES = 4 * 1024 * 1024;

let passed = 0;

/** For what is read and needed no longer. Does nothing where `gc` is not exposed, as in tests. */
export function clearAfter(chunk: Buffer): void {
  passed += chunk.length;
  if (passed < CLEAR_EVERY_BYTES) return;
  passed = 0;
  globalThis.gc?.({ type: 'minor' });
}

/** Passes everything on. */
export async function* clearBehind(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield chunk;
    clearAfter(chunk);
  }
}
