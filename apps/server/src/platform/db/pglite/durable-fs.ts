// PGlite's NodeFS has no fsync operation: a commit is acknowledged while it is still in memory, and a
// power cut loses it or breaks the database. This file system syncs for real.
import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** The part of Emscripten's NODEFS that is used here. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  /** Turns an error of Node into the errno that PostgreSQL expects. */
  tryFSOperation(operation: () => number): number;
}

export class DurableNodeFs extends NodeFS {
  /** How many files were synced since the start. */
  fsyncCount = 0;
  #failure: unknown;

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (mod: { NODEFS: unknown }) => this.#addFsync(mod.NODEFS as EmscriptenNodeFs),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #addFsync(nodeFs: EmscriptenNodeFs): void {
    nodeFs.stream_ops.fsync = ({ nfd }) =>
      nodeFs.tryFSOperation(() => {
        this.#sync(nfd);
        return 0;
      });
  }

  // After a failed fsync the system may forget the pages and let the next one succeed. PostgreSQL
  // ends itself then; PGlite goes on, so it may not commit any more until the restart recovers.
  #sync(descriptor: number): void {
    if (this.#failure) throw this.#failure;
    try {
      fs.fsyncSync(descriptor);
    } catch (error) {
      this.#failure = error;
      throw error;
    }
    this.fsyncCount++;
  }
}
