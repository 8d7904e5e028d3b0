import type { Readable } from 'node:stream';

/** The first and the last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface FoundFile {
  size: number;
  writtenAt: Date;
}

export interface ListedFile {
  key: string;
  /** Where the list says it by itself. */
  writtenAt?: Date | undefined;
}

/** The common interface of a folder and a bucket. Names are checked before. */
export interface Storage {
  /** Returns when the file will survive a crash. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Takes over a finished file; returns when it will survive a crash. */
  putFile(key: string, path: string): Promise<void>;
  /** Undefined when it is not there. */
  get(key: string): Promise<Uint8Array | undefined>;
  getRange(key: string, range: ByteRange): Promise<Readable>;
  find(key: string): Promise<FoundFile | undefined>;
  /** Everything below a folder, unfinished files too, in no order; '' is the whole storage. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** A file that is not there is fine. */
  remove(key: string): Promise<void>;
  /** Throws when the storage is not writable. */
  requireReachable(): Promise<void>;
}
