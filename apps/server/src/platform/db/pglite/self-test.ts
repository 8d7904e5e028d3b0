// The durable form leans on PGlite's insides. Should an update change them, we refuse to start
// rather than take orders that a power cut can undo.
import type { PGlite } from '@electric-sql/pglite';

export async function requireDurableCommits(
  pglite: PGlite,
  fsyncCount: () => number,
): Promise<void> {
  const before = fsyncCount();
  // Writes to the log and commits, but needs no table.
  await pglite.query(`select pg_logical_emit_message(true, 'self-test', 'durable')`);
  if (fsyncCount() === before) {
    throw new Error(
      'The embedded database does not write its commits to the disk (no fsync); refusing to start.',
    );
  }
}
