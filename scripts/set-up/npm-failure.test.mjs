import { expect, test } from 'vitest';
import { explainFileError, explainNpmFailure, isNoConnection } from './npm-failure.mjs';

test.each([
  ['npm error code ENOTFOUND', 'No connection to the npm registry (ENOTFOUND)'],
  ['npm ERR! code ECONNREFUSED', 'No connection to the npm registry (ECONNREFUSED)'],
  ['npm error code ENOTCACHED', "not in npm's cache"],
  ['npm error code EINTEGRITY\nnpm error sha512-…', 'A download arrived broken (EINTEGRITY)'],
  ['npm error code ENOSPC', 'The disk of /project is full'],
  ['npm error code EROFS\nnpm error path /cache/x', '/cache/x cannot be written (EROFS)'],
  ['npm error code EACCES', '/project cannot be written (EACCES)'],
  [
    'npm error code ETARGET\nnpm error notarget No matching version found for a@1.2.3.\n',
    '(ETARGET: a@1.2.3)',
  ],
  ["npm error code E404\nnpm error 404  'b@1.0.0' is not in this registry.", '(E404: b@1.0.0)'],
])('%j is explained in one sentence', (output, expected) => {
  const sentence = explainNpmFailure(`${output}\n`, '/project');
  expect(sentence).toContain(expected);
  expect(sentence).not.toContain('\n');
});

test('an unknown failure keeps the lines of npm', () => {
  expect(explainNpmFailure('npm error code EBADPLATFORM\n', '/project')).toBeUndefined();
});

test('only a missing connection is worth a try with the cache alone', () => {
  expect(isNoConnection('npm error code ETIMEDOUT\n')).toBe(true);
  expect(isNoConnection('npm error code ENOSPC\n')).toBe(false);
});

test('our own file operations fail with the same sentences', () => {
  const full = Object.assign(new Error('x'), { code: 'ENOSPC', path: '/project/a' });
  expect(explainFileError(full)).toContain('The disk of /project/a is full');
  expect(explainFileError(new Error('x'))).toBeUndefined();
});
