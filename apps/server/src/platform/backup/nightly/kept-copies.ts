// The folder of backups. Nightly ones make room for newer ones; those that a person made stay.
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../backup-error.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 7;
const KEPT_WEEKS = 4;
/** What a backup leaves free: the database needs the disk more. */
const LEAST_FREE_SHARE = 0.1;
const NAME = /^(backup|nightly)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

export interface Copy {
  name: string;
  madeAt: Date;
  bytes: number;
}

export function copyName(kind: 'backup' | 'nightly', madeAt: Date): string {
  return `${kind}-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
}

/** Newest first: the first one's `madeAt` says how old the newest backup is. */
export async function listCopies(folder: string): Promise<Copy[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const copies = (await readdir(folder)).flatMap(async (name) => {
    const madeAt = momentOf(name);
    return madeAt ? [{ name, madeAt, bytes: (await stat(join(folder, name))).size }] : [];
  });
  const found = (await Promise.all(copies)).flat();
  return found.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** Removes the nightly copies that are not kept, and what a killed backup left. */
export async function removeOldCopies(folder: string, now: Date): Promise<void> {
  const names = (await listCopies(folder)).map(({ name }) => name);
  for (const name of superfluous(names)) await rm(join(folder, name), { force: true });
  for (const name of (await readdir(folder)).filter((name) => /\.tar\.gz\.part$/.test(name))) {
    const begun = momentOf(name.slice(0, -'.part'.length));
    if (begun && now.getTime() - begun.getTime() > DAY_MS) await rm(join(folder, name));
  }
}

/** The newest of each of seven days and of each of four weeks is kept. */
export function superfluous(names: string[]): string[] {
  const nightly = names
    .filter((name) => name.startsWith('nightly-'))
    .toSorted()
    .toReversed();
  const days = newestOfEach(nightly, (day) => day).slice(0, KEPT_DAYS);
  // Day 0 was a Thursday; weeks begin on Monday.
  const weeks = newestOfEach(nightly, (day) => Math.floor((day + 3) / 7)).slice(0, KEPT_WEEKS);
  const kept = new Set([...days, ...weeks]);
  return nightly.filter((name) => !kept.has(name));
}

function newestOfEach(newestFirst: string[], spanOf: (day: number) => number): string[] {
  const newest = new Map<number, string>();
  for (const name of newestFirst) {
    const span = spanOf(Math.floor((momentOf(name)?.getTime() ?? 0) / DAY_MS));
    if (!newest.has(span)) newest.set(span, name);
  }
  return [...newest.values()];
}

/** Refuses when a copy as large as the last one would fill the disk. */
export async function requireRoom(folder: string): Promise<void> {
  const [last] = await listCopies(folder);
  const { bavail, blocks, bsize } = await statfs(folder);
  if (bavail * bsize - (last?.bytes ?? 0) >= blocks * bsize * LEAST_FREE_SHARE) return;
  throw new BackupError(`The disk of ${folder} is too full for another backup: make room.`);
}

function momentOf(name: string): Date | undefined {
  const [, , day, minutes, seconds] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}:${minutes}:${seconds}Z`) : undefined;
}
