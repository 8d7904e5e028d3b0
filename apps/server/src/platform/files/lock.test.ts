import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startChildProgram } from '../../../test/child-program.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { acquireLock, DatabaseLockedError } from './lock.ts';
import { currentProcess } from './process-identity.ts';

vi.mock('node:os', async (original) => {
  const os = await original<typeof import('node:os')>();
  return { ...os, hostname: vi.fn(os.hostname) };
});

const lockModule = JSON.stringify(join(import.meta.dirname, 'lock.ts'));

function newLockPath(): string {
  return join(temporaryFolder(), 'portal.lock');
}

function writeLock(path: string, owner: object, ageSeconds = 0): void {
  writeFileSync(path, JSON.stringify({ ...currentProcess(), ...owner }));
  const touched = new Date(Date.now() - ageSeconds * 1_000);
  utimesSync(path, touched, touched);
}

function holdLock(path: string) {
  return startChildProgram(`
    import { acquireLock } from ${lockModule};
    try {
      acquireLock(${JSON.stringify(path)});
      console.log('taken');
    } catch (error) {
      console.log(error.constructor.name);
    }
    setInterval(() => {}, 1_000);
  `);
}

describe('the lock of the embedded database', () => {
  it('refuses a second opener until the first one releases the lock', () => {
    const path = newLockPath();
    const release = acquireLock(path);
    expect(() => acquireLock(path)).toThrow(DatabaseLockedError);
    expect(() => acquireLock(path)).toThrow(`in use by process ${process.pid}`);
    release();
    expect(existsSync(path)).toBe(false);
    acquireLock(path)();
  });

  it('ends no process by a heartbeat that cannot be written', async () => {
    const owner = startChildProgram(`
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      import { acquireLock } from ${lockModule};
      fs.utimesSync = () => { throw new Error('No space left'); };
      syncBuiltinESMExports();
      globalThis.setInterval = (beat) => setTimeout(() => { beat(); console.log('goes on'); });
      acquireLock(${JSON.stringify(newLockPath())});
      setTimeout(() => {}, 1_000);
    `);
    expect(await owner.firstLine).toBe('goes on');
  });

  it('refuses while the owner lives in another process and is taken over after its kill', async () => {
    const path = newLockPath();
    const owner = holdLock(path);
    expect(await owner.firstLine).toBe('taken');
    expect(() => acquireLock(path)).toThrow(DatabaseLockedError);
    await owner.kill();
    acquireLock(path)();
  });

  it('goes to exactly one of several that find it dead', async () => {
    const path = newLockPath();
    const dead = holdLock(path);
    await dead.firstLine;
    await dead.kill();
    const rivals = Array.from({ length: 6 }, () => holdLock(path));
    const answers = await Promise.all(rivals.map((rival) => rival.firstLine));
    expect(answers.toSorted()).toEqual([...Array(5).fill('DatabaseLockedError'), 'taken']);
  });

  it('is left to the process that is already taking it over, unless that one died too', () => {
    const path = newLockPath();
    const guard = `${path}.takeover`;
    writeLock(path, { place: 'elsewhere' }, 61);
    mkdirSync(guard);
    expect(() => acquireLock(path)).toThrow(DatabaseLockedError);
    utimesSync(guard, 0, 0);
    acquireLock(path)();
    expect(existsSync(guard)).toBe(false);
  });

  it.runIf(process.platform === 'linux')(
    'is taken over when its number was given to another',
    () => {
      const path = newLockPath();
      writeLock(path, { startTime: 'before the last restart' });
      acquireLock(path)();
    },
  );

  it('of another container counts while it is touched, and no longer when silent', () => {
    const path = newLockPath();
    writeLock(path, { place: 'elsewhere' }, 30);
    expect(() => acquireLock(path)).toThrow(DatabaseLockedError);
    writeLock(path, { place: 'elsewhere' }, 61);
    acquireLock(path)();
  });

  it('stays its own when the machine is renamed meanwhile', () => {
    const path = newLockPath();
    const release = acquireLock(path);
    const renamed = vi.mocked(hostname).mockReturnValue('renamed');
    onTestFinished(() => void renamed.mockReset());
    release();
    expect(existsSync(path)).toBe(false);
  });

  it('that is just being written counts as taken', () => {
    const path = newLockPath();
    writeFileSync(path, '');
    expect(() => acquireLock(path)).toThrow(DatabaseLockedError);
  });

  it('of a new owner survives the late release of an old one', () => {
    const path = newLockPath();
    const release = acquireLock(path);
    writeLock(path, { pid: 1 });
    release();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ pid: 1 });
  });
});
