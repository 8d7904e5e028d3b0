import { expect, test } from 'vitest';
import { explainStartError } from './explain-start-error.ts';
import { ConfigError } from './platform/config.ts';

const systemError = (code: string, path?: string) => Object.assign(new Error('x'), { code, path });

test.each([
  [systemError('EROFS', 'data/pglite.lock'), 'data/pglite.lock cannot be written (EROFS)'],
  [systemError('EACCES', '/srv/data'), '/srv/data cannot be written (EACCES)'],
  [systemError('ENOSPC', '/srv/data/x'), 'The disk of /srv/data/x is full'],
  [systemError('ECONNREFUSED'), 'The database does not answer'],
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
