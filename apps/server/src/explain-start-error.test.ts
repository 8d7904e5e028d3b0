import { expect, test } from 'vitest';
import { explainStartError } from './explain-start-error.ts';
import { ConfigError } from './platform/config.ts';
import { SchemaError } from './platform/db/migrations/migrate.ts';

const systemError = (code: string, path?: string) => Object.assign(new Error('x'), { code, path });

test.each([
  [systemError('EROFS', 'data/pglite.lock'), 'data/pglite.lock cannot be written (EROFS)'],
  [systemError('EACCES', '/srv/data'), '/srv/data cannot be written (EACCES)'],
  [systemError('ENOSPC', '/srv/data/x'), 'The disk of /srv/data/x is full'],
  [systemError('ECONNREFUSED'), 'The database does not answer'],
  [new SchemaError('A newer version'), 'A newer version'],
  [new Error('unsupported startup parameter: lock_timeout'), 'set DATABASE_POOLER=transaction'],
  [new ConfigError('PORT is wrong'), 'PORT is wrong'],
])('%s is told in one sentence', (error, expected) => {
  expect(explainStartError(error)).toContain(expected);
});

test.each([systemError('ENOENT', 'x'), systemError('EACCES'), new TypeError('x')])(
  '%s keeps its stack',
  (error) => {
    expect(explainStartError(error)).toBeUndefined();
  },
);
