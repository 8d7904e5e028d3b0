// Preloaded into the portal. A folder beside the embedded database contains what a disk would
// contain after a power cut: only what was synced, and sometimes a write that the system had
// already flushed by itself. As on ext4 and XFS, names (new, moved and removed files) reach the
// disk in order, with the next sync of anything.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isAbsolute, resolve } from 'node:path';

const memory = `${resolve(process.env.POWER_CUT_FOLDER)}/`;
const disk = `${resolve(process.env.POWER_CUT_DISK)}/`;
const WRITTEN_BACK = 0.2;

const real = { ...fs };
const isOurs = (path) => typeof path === 'string' && absolute(path).startsWith(memory);
const absolute = (path) => (isAbsolute(path) ? path : resolve(path));
const onDisk = (path) => disk + absolute(path).slice(memory.length);

/** Files that are open or were written since their last sync, by their present name. */
const files = new Map();
const openFiles = new Map();
let names = [];

function fileAt(path) {
  const key = absolute(path);
  if (!files.has(key)) files.set(key, { path: key, writes: [] });
  return files.get(key);
}

function write(file, change) {
  file.writes.push(change);
  const isKnownToDisk = names.length === 0 && file.path;
  if (isKnownToDisk && Math.random() < WRITTEN_BACK) bringToDisk(file, [change]);
}

function bringToDisk(file, changes) {
  if (!file.path || changes.length === 0) return;
  const descriptor = real.openSync(onDisk(file.path), 'r+');
  for (const { size, bytes, position } of changes) {
    if (size === undefined) real.writeSync(descriptor, bytes, 0, bytes.length, position);
    else real.ftruncateSync(descriptor, size);
  }
  real.closeSync(descriptor);
}

Object.assign(fs, {
  openSync(path, flags, mode) {
    const isNew = isOurs(path) && !real.existsSync(path);
    const descriptor = real.openSync(path, flags, mode);
    if (!isOurs(path)) return descriptor;
    if (isNew) names.push(() => real.writeFileSync(onDisk(path), '', { mode }));
    openFiles.set(descriptor, fileAt(path));
    return descriptor;
  },
  closeSync(descriptor) {
    openFiles.delete(descriptor);
    real.closeSync(descriptor);
  },
  writeSync(descriptor, buffer, offset, length, position) {
    const written = real.writeSync(descriptor, buffer, offset, length, position);
    const file = openFiles.get(descriptor);
    if (file && typeof position !== 'number') throw new Error('a write without a position');
    if (file)
      write(file, { bytes: Buffer.from(buffer.subarray(offset, offset + written)), position });
    return written;
  },
  ftruncateSync(descriptor, size = 0) {
    real.ftruncateSync(descriptor, size);
    const file = openFiles.get(descriptor);
    if (file) write(file, { size });
  },
  truncateSync(path, size = 0) {
    real.truncateSync(path, size);
    if (isOurs(path)) write(fileAt(path), { size });
  },
  // PGlite makes its files with this, empty.
  writeFileSync(path, data, options) {
    if (isOurs(path) && !real.existsSync(path)) {
      names.push(() => real.writeFileSync(onDisk(path), '', options));
    }
    real.writeFileSync(path, data, options);
  },
  renameSync(from, to) {
    real.renameSync(from, to);
    if (!isOurs(to)) return;
    names.push(() => real.renameSync(onDisk(from), onDisk(to)));
    forget(to);
    const file = fileAt(from);
    files.delete(file.path);
    file.path = absolute(to);
    files.set(file.path, file);
  },
  unlinkSync(path) {
    real.unlinkSync(path);
    if (!isOurs(path)) return;
    names.push(() => real.unlinkSync(onDisk(path)));
    forget(path);
  },
  mkdirSync(path, options) {
    const made = real.mkdirSync(path, options);
    if (isOurs(path)) names.push(() => real.mkdirSync(onDisk(path), { recursive: true }));
    return made;
  },
  rmdirSync(path, options) {
    real.rmdirSync(path, options);
    if (isOurs(path)) names.push(() => real.rmdirSync(onDisk(path)));
  },
  fsyncSync(descriptor) {
    real.fsyncSync(descriptor);
    for (const change of names) change();
    names = [];
    const file = openFiles.get(descriptor);
    if (!file) return;
    bringToDisk(file, file.writes);
    file.writes = [];
  },
});
syncBuiltinESMExports();

/** Writes to it go nowhere any more. */
function forget(path) {
  const file = files.get(absolute(path));
  if (!file) return;
  files.delete(file.path);
  Object.assign(file, { path: undefined, writes: [] });
}
