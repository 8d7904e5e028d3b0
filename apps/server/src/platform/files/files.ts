// Uploaded files: a folder by default, S3-compatible storage when configured. The server creates
// the keys, never from a sender's file name.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { AppError } from '../app-error.ts';
import type { S3Settings } from '../config.ts';
import { freeShareOf, LEAST_FREE_SHARE } from './disk-room.ts';
import { openDiskStorage } from './disk-storage.ts';
import { type LargeFiles, openLargeFiles } from './large-files.ts';
import { requireKey } from './require-key.ts';
import { openS3Storage } from './s3-storage.ts';

export interface Files {
  /** Returns when the file will survive a crash: only then may a row point at it. */
  save(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  /** Returns the size in bytes, or undefined when the file does not exist. */
  sizeOf(key: string): Promise<number | undefined>;
  /** When it was written; undefined when it is not there. */
  writtenAt(key: string): Promise<Date | undefined>;
  /** Every whole file, in no order. */
  list(prefix?: string): AsyncIterable<string>;
  /** A file that is not there is fine. */
  remove(key: string): Promise<void>;
  /** Undefined when it is not there. */
  readIfThere(key: string): Promise<Uint8Array | undefined>;
  /** Throws when the storage is not writable. */
  requireReachable(): Promise<void>;
  /** For the sweep of files that no row points at; the young ones may still be waiting for theirs. */
  listOlderThan(prefix: string, moment: Date): AsyncIterable<string>;
  /** For what is too large for memory. */
  large: LargeFiles;
}

interface FilesOptions {
  dataDir: string;
  s3?: S3Settings;
  freeShare?: () => Promise<number>;
  /** Removed after its use: nothing waits for the disk. */
  isScratch?: boolean | undefined;
}

export async function openFiles({
  dataDir,
  s3,
  freeShare,
  isScratch = false,
}: FilesOptions): Promise<Files> {
  const folder = resolve(dataDir, s3 ? '.' : 'files');
  if (!s3) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const storage = s3 ? await openS3Storage(s3) : openDiskStorage(folder, { isDurable: !isScratch });
  const requireRoom = () => requireFreeSpace(freeShare ?? (() => freeShareOf(folder)));
  // On a disk in the folder of all files, so that a finished one only gets its name.
  const uploadFolder = resolve(folder, 'uploads');
  return {
    large: openLargeFiles(storage, { uploadFolder, requireRoom }),
    async save(key, bytes) {
      if (!s3) await requireRoom();
      await storage.put(requireKey(key), bytes);
    },
    async read(key) {
      const bytes = await storage.get(requireKey(key));
      if (!bytes) throw new Error(`There is no file ${key}.`);
      return bytes;
    },
    sizeOf: async (key) => (await storage.find(requireKey(key)))?.size,
    writtenAt: async (key) => (await storage.find(requireKey(key)))?.writtenAt,
    async *list(prefix = '') {
      for await (const { key } of storage.list(prefix)) if (!key.endsWith('.tmp')) yield key;
    },
    requireReachable: () => storage.requireReachable(),
    remove: async (key) => storage.remove(requireKey(key)),
    readIfThere: async (key) => storage.get(requireKey(key)),
    async *listOlderThan(prefix, moment) {
      for await (const { key, writtenAt } of storage.list(prefix)) {
        const age = writtenAt ?? (await storage.find(key))?.writtenAt;
        if (age && age < moment) yield key;
      }
    },
  };
}

async function requireFreeSpace(freeShare: () => Promise<number>): Promise<void> {
  if ((await freeShare()) < LEAST_FREE_SHARE) throw new AppError('STORAGE_FULL');
}
