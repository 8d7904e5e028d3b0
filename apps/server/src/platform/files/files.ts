// Uploaded files: a folder by default, S3-compatible storage when configured. Keys are made by the
// server, never from what a sender calls his file.
import { mkdirSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Disk, type DriveFile } from 'flydrive';
import { AppError } from '../app-error.ts';
import type { S3Settings } from '../config.ts';
import { DurableFsDriver } from './durable-fs-driver.ts';
import { type LargeFiles, type LargeStorage, openLargeFiles } from './large-files.ts';
import { openS3Driver } from './s3-driver.ts';
import { isStorageTrouble } from './storage-trouble.ts';

/** Uploads stop while there is still room for the database, which needs the disk more. */
export const LEAST_FREE_SHARE = 0.1;

export interface Files {
  /** Returns when the file will survive a crash: only then may a row point at it. */
  save(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array>;
  /** In bytes; undefined when it is not there. */
  sizeOf(key: string): Promise<number | undefined>;
  /** When it was written; undefined when it is not there. */
  writtenAt(key: string): Promise<Date | undefined>;
  /** Every whole file, in no order. */
  list(prefix?: string): AsyncIterable<string>;
  /** A file that is not there is fine. */
  remove(key: string): Promise<void>;
  /** Undefined when it is not there. */
  readIfThere(key: string): Promise<Uint8Array | undefined>;
  /** Throws when nothing could be stored now. */
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
}

export async function openFiles({ dataDir, s3, freeShare }: FilesOptions): Promise<Files> {
  if (s3) {
    const driver = await openS3Driver(s3);
    const disk = new Disk(driver);
    // Reading any key shows that the bucket answers and the access key is good. Not `exists`: it cannot
    // tell a missing bucket from a missing file.
    const ask = () => disk.getBytes('reachable').then(() => undefined, requireMissing);
    const folder = resolve(dataDir);
    return filesOn(disk, {
      requireSpace: async () => undefined,
      requireReachable: ask,
      uploadFolder: resolve(folder, 'uploads'),
      requireRoom: () => requireFreeSpace(freeShare ?? (() => freeShareOf(folder))),
      driver,
    });
  }
  const folder = resolve(dataDir, 'files');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const driver = new DurableFsDriver(folder);
  const requireSpace = () => requireFreeSpace(freeShare ?? (() => freeShareOf(folder)));
  return filesOn(new Disk(driver), {
    requireSpace,
    requireReachable: () => access(folder, constants.W_OK),
    // In the same folder, so that a finished one only gets its name.
    uploadFolder: resolve(folder, 'uploads'),
    requireRoom: requireSpace,
    driver,
  });
}

function requireMissing(error: Error): void {
  const { $metadata } = (error.cause ?? {}) as { $metadata?: { httpStatusCode?: number } };
  if ($metadata?.httpStatusCode !== 404 || isStorageTrouble(error)) throw error;
}

interface Storage extends LargeStorage {
  requireSpace(): Promise<void>;
  requireReachable(): Promise<void>;
}

function filesOn(disk: Disk, storage: Storage): Files {
  const { requireSpace, requireReachable } = storage;
  return {
    large: openLargeFiles(storage),
    async save(key, bytes) {
      await requireSpace();
      await disk.put(key, bytes);
    },
    read: (key) => disk.getBytes(key),
    async sizeOf(key) {
      try {
        return (await disk.getMetaData(key)).contentLength;
      } catch (error) {
        if (await disk.exists(key)) throw error;
        return undefined;
      }
    },
    async writtenAt(key) {
      if (!(await disk.exists(key))) return undefined;
      return (await disk.getMetaData(key)).lastModified;
    },
    async *list(prefix = '') {
      for await (const { key } of listEntries(disk, prefix)) if (!key.endsWith('.tmp')) yield key;
    },
    requireReachable,
    remove: (key) => disk.delete(key),
    async readIfThere(key) {
      return (await disk.exists(key)) ? disk.getBytes(key) : undefined;
    },
    listOlderThan: (prefix, moment) => listOlderThan(disk, prefix, moment),
  };
}

async function* listOlderThan(disk: Disk, prefix: string, moment: Date): AsyncGenerator<string> {
  for await (const entry of listEntries(disk, prefix)) {
    const { lastModified } = await entry.getMetaData();
    if (lastModified < moment) yield entry.key;
  }
}

// Folder by folder: a list of everything at once would hold a million names in memory.
async function* listEntries(disk: Disk, folder: string): AsyncGenerator<DriveFile> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(folder, { paginationToken });
    for (const entry of page.objects) {
      if (entry.isDirectory) yield* listEntries(disk, entry.prefix);
      else yield entry;
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

async function freeShareOf(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return bavail / blocks;
}

async function requireFreeSpace(freeShare: () => Promise<number>): Promise<void> {
  if ((await freeShare()) < LEAST_FREE_SHARE) throw new AppError('STORAGE_FULL');
}
