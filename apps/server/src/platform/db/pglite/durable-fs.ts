// PGlite's NodeFS has no fsync operation: a commit is acknowledged while it is still in memory, and a
// power cut loses it or breaks the database. This file system syncs for real.
import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** The parts of Emscripten's file systems that are used here. */
interface EmscriptenFs {
  streams: Array<object | null>;
  close(stream: object): void;
}
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  /** Turns an error of Node into the errno that PostgreSQL expects. */
  tryFSOperation(operation: () => number): number;
}

export class DurableNodeFs extends NodeFS {
  /** How many files were synced since the start. */
  fsyncCount = 0;
  #failure: unknown;
  #files: EmscriptenFs | undefined;

  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (mod: { FS: unknown; NODEFS: unknown }) => {
        this.#files = mod.FS as EmscriptenFs;
        this.#addFsync(mod.NODEFS as EmscriptenNodeFs);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  /** Node's descriptors stay open until the process ends, also when nothing refers to them any more. */
  closeFiles(): void {
    for (const stream of this.#files?.streams ?? []) {
      try {
        if (stream) this.#files?.close(stream);
      } catch {
        // A disk that fails may refuse this too; the others are closed all the same.
      }
    }
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
