import { afterAll } from 'vitest';

interface Closable {
  close(): unknown;
}

/** Opened at the head of a test file, closed after its last test; a shop is closed with its app. */
export async function forThisFile<T extends Closable | { test: Closable }>(
  opening: Promise<T>,
): Promise<T> {
  const opened = await opening;
  const closable: Closable | { test: Closable } = opened;
  afterAll(() => ('close' in closable ? closable : closable.test).close());
  return opened;
}
