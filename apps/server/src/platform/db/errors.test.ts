import { expect, it } from 'vitest';
import { isUnavailable } from './errors.ts';

const failure = (code: string | undefined, message = 'failed') =>
  new Error('Failed query', { cause: Object.assign(new Error(message), { code }) });

it.each([
  ['a full disk', failure('53100'), true],
  ['too many connections', failure('53300'), true],
  ['a server that stops', failure('57P01'), true],
  ['a server that starts', failure('57P03'), true],
  ['a standby that is not yet the primary', failure('25006'), true],
  ['a statement that took too long', failure('57014'), true],
  ['a lock that was held too long', failure('55P03'), true],
  ['a lost race', failure('40001'), true],
  ['a broken disk', failure('58030'), true],
  ['a refused connection', failure('ECONNREFUSED'), true],
  ['a line that ends while it is written to', failure('EPIPE'), true],
  ['a full disk under the files', failure('ENOSPC'), true],
  ['a frozen server', failure(undefined, 'Query read timeout'), true],
  ['no free connection', failure(undefined, 'timeout exceeded when trying to connect'), true],
  ['a cut line', failure(undefined, 'Connection terminated unexpectedly'), true],
  ['bad data', failure('22P02'), false],
  ['a broken constraint', failure('23505'), false],
  ['a missing table', failure('42P01'), false],
  ['a missing file', failure('ENOENT'), false],
  ['a fault of ours', new TypeError('x is not a function'), false],
])('%s', (_name, error, isTemporary) => {
  expect(isUnavailable(error)).toBe(isTemporary);
});
