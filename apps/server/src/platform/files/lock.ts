// One process per folder. Creating the lock file is atomic; taking over a dead owner's is guarded by a folder:
// of two processes that find the same dead lock, the later one would remove the new lock of the earlier.
import {
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { OperatorError } from '../operator-error.ts';
import { currentProcess, type ProcessIdentity, stateOf } from './process-identity.ts';

const HEARTBEAT_MS = 10_000;
const SILENT_AFTER_MS = 60_000;

export class DatabaseLockedError extends OperatorError {
  constructor(lockPath: string, owner: string) {
    super(
      `The embedded database is in use by ${owner}; stop it first (lock file ${lockPath}), or set DATABASE_URL to share one PostgreSQL server.`,
    );
  }
}

/** Returns a function that releases the lock. */
export function acquireLock(lockPath: string): () => void {
  if (!createLock(lockPath)) takeOver(lockPath);
  // Shows processes in other containers, which cannot see this one, that it is alive.
  const heartbeat = setInterval(() => touchIfOwn(lockPath), HEARTBEAT_MS);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    if (isOwn(lockPath)) rmSync(lockPath, { force: true });
  };
}

function createLock(lockPath: string): boolean {
  try {
    writeFileSync(lockPath, JSON.stringify(currentProcess()), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function takeOver(lockPath: string): void {
  requireDeadOwner(lockPath);
  const guard = `${lockPath}.takeover`;
  enterGuard(guard, lockPath);
  try {
    requireDeadOwner(lockPath);
    rmSync(lockPath, { force: true });
    if (!createLock(lockPath)) throw new DatabaseLockedError(lockPath, 'another process');
  } finally {
    rmdirSync(guard);
  }
}

function enterGuard(guard: string, lockPath: string): void {
  // A process that died during its takeover left the guard behind.
  if (silenceOf(guard) > SILENT_AFTER_MS) rmdirSync(guard);
  try {
    mkdirSync(guard);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new DatabaseLockedError(lockPath, 'another process');
    throw error;
  }
}

function requireDeadOwner(lockPath: string): void {
  const owner = readOwner(lockPath);
  const state = owner ? stateOf(owner) : 'unknown';
  if (state === 'gone') return;
  if (state === 'unknown' && silenceOf(lockPath) > SILENT_AFTER_MS) return;
  throw new DatabaseLockedError(lockPath, owner ? `process ${owner.pid}` : 'another process');
}

/** Null when the lock is missing, or created and not yet written. */
function readOwner(lockPath: string): ProcessIdentity | null {
  try {
    return JSON.parse(readFileSync(lockPath, 'utf8')) as ProcessIdentity;
  } catch {
    return null;
  }
}

/** Milliseconds since the file was touched; 0 when it is not there. */
function silenceOf(path: string): number {
  const touched = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return touched === undefined ? 0 : Date.now() - touched;
}

// The file may have been removed by hand, and another process may have created its own since.
function isOwn(lockPath: string): boolean {
  return isDeepStrictEqual(readOwner(lockPath), currentProcess());
}

function touchIfOwn(lockPath: string): void {
  const now = new Date();
  try {
    if (isOwn(lockPath)) utimesSync(lockPath, now, now);
  } catch {
    // A timer that throws would end the process: the next beat may be written again.
  }
}

function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
