// The folder of backups. Old nightly backups are removed; those made by hand stay.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { hasRoomFor } from '../../files/disk-room.ts';
import { BackupError } from '../backup-error.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RETAINED_DAYS = 7;
const WEEKS = 4;
const NAME = /^(backup|nightly)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.age)?$/;

export interface Backup {
  name: string;
  madeAt: Date;
  bytes: number;
}

/** Where this machine keeps its backups. */
export function backupFolder({ BACKUP_DIR, DATA_DIR }: Config): string {
  return BACKUP_DIR ?? join(DATA_DIR, 'backups');
}

export function backupName(
  kind: 'backup' | 'nightly',
  madeAt: Date,
  { isEncrypted = false } = {},
): string {
  const time = madeAt.toISOString().slice(0, 19).replaceAll(':', '-');
  return `${kind}-${time}Z.tar.gz${isEncrypted ? '.age' : ''}`;
}

/** Newest first: the first one's `madeAt` says how old the newest backup is. */
export async function listBackups(folder: string): Promise<Backup[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const backups = (await readdir(folder)).flatMap(async (name) => {
    const madeAt = backupTimeOf(name);
    return madeAt ? [{ name, madeAt, bytes: (await stat(join(folder, name))).size }] : [];
  });
  const found = (await Promise.all(backups)).flat();
  return found.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** Removes expired nightly backups and the remains of killed ones. */
export async function removeOldBackups(folder: string, now: Date): Promise<void> {
  const names = (await listBackups(folder)).map(({ name }) => name);
  for (const name of expiredBackups(names)) await rm(join(folder, name), { force: true });
  for (const name of (await readdir(folder)).filter((name) => name.endsWith('.part'))) {
    const begun = backupTimeOf(name.slice(0, -'.part'.length));
    if (begun && now.getTime() - begun.getTime() > DAY_MS) await rm(join(folder, name));
  }
}

/** All but the newest backup of each of seven days and of each of four weeks. */
export function expiredBackups(names: string[]): string[] {
  const nightly = names
    .filter((name) => name.startsWith('nightly-'))
    .toSorted()
    .toReversed();
  const days = newestOfEach(nightly, (day) => day).slice(0, RETAINED_DAYS);
  // Day 0 was a Thursday; weeks begin on Monday.
  const weeks = newestOfEach(nightly, (day) => Math.floor((day + 3) / 7)).slice(0, WEEKS);
  const remaining = new Set([...days, ...weeks]);
  return nightly.filter((name) => !remaining.has(name));
}

function newestOfEach(newestFirst: string[], spanOf: (day: number) => number): string[] {
  const newest = new Map<number, string>();
  for (const name of newestFirst) {
    const span = spanOf(Math.floor((backupTimeOf(name)?.getTime() ?? 0) / DAY_MS));
    if (!newest.has(span)) newest.set(span, name);
  }
  return [...newest.values()];
}

/** Refuses when a backup as large as the last one would fill the disk. */
export async function requireRoom(folder: string): Promise<void> {
  const [last] = await listBackups(folder);
  if (hasRoomFor(last?.bytes ?? 0, folder)) return;
  throw new BackupError(`The disk of ${folder} is too full for another backup: make room.`);
}

/** When the backup of this name was made; undefined for another file. */
export function backupTimeOf(name: string): Date | undefined {
  const [, , day, minutes, seconds] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}:${minutes}:${seconds}Z`) : undefined;
}
