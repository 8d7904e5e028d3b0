import { expect, test } from 'vitest';
import { BackupError } from '../platform/backup/backup-error.ts';
import { ConfigError } from '../platform/config.ts';
import { LicenseKeyError } from '../platform/crypto/stored-license-keys.ts';
import { EmbeddedError } from '../platform/db/embedded/programs.ts';
import { SchemaError } from '../platform/db/migrations/migrate.ts';
import { DatabaseLockedError } from '../platform/files/lock.ts';
import { explainStartError } from './explain-start-error.ts';

const systemError = (code: string, path?: string) => Object.assign(new Error('x'), { code, path });

test.each([
  [systemError('EROFS', 'data/portal.lock'), 'data/portal.lock cannot be written (EROFS)'],
  [systemError('EACCES', '/srv/data'), '/srv/data cannot be written (EACCES)'],
  [
    Object.assign(systemError('ENOENT', '/mnt/data'), { syscall: 'mkdir' }),
    '/mnt/data cannot be written',
  ],
  [systemError('ENOSPC', '/srv/data/x'), 'The disk of /srv/data/x is full'],
  [systemError('ECONNREFUSED'), 'The database does not answer'],
  [systemError('53100'), 'The disk of the database is full'],
  [systemError('ENOSPC'), 'The disk of the database is full'],
  [systemError('28P01'), 'check its user, password and name'],
  [systemError('3D000'), 'check its user, password and name'],
  [new SchemaError('A newer version'), 'A newer version'],
  [new ConfigError('PORT is wrong'), 'PORT is wrong'],
  [new LicenseKeyError('Line 2 is no key'), 'Line 2 is no key'],
  [new EmbeddedError('It cannot run as root'), 'It cannot run as root'],
  [new DatabaseLockedError('data/portal.lock', 'process 7'), 'in use by process 7; stop it first'],
  [new BackupError('A restore was broken off'), 'A restore was broken off'],
])('%s is explained in one sentence', (error, expected) => {
  expect(explainStartError(error)).toContain(expected);
});

test.each([systemError('ENOENT', 'x'), systemError('EACCES'), new TypeError('x')])(
  '%s keeps its stack',
  (error) => {
    expect(explainStartError(error)).toBeUndefined();
  },
);
