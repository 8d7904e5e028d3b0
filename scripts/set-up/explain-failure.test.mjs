import { expect, test } from 'vitest';
import { explainCode, explainNpmFailure } from './explain-failure.mjs';

test.each([
  ['npm error code ENOTFOUND', 'No connection to the npm registry (ENOTFOUND)'],
  ['npm ERR! code ECONNREFUSED', 'No connection to the npm registry (ECONNREFUSED)'],
  ['npm error code ENOTCACHED', "not in npm's cache"],
  ['npm error code EINTEGRITY\nnpm error sha512-…', 'A download arrived broken (EINTEGRITY)'],
  ['npm error code ENOSPC', 'The disk of /project is full'],
  ['npm error code EROFS\nnpm error path /cache/x', '/cache/x cannot be written (EROFS)'],
  ['npm error code EACCES', '/project cannot be written (EACCES)'],
])('%j is explained in one sentence', (output, expected) => {
  const sentence = explainNpmFailure(`${output}\n`, '/project');
  expect(sentence).toContain(expected);
  expect(sentence).not.toContain('\n');
});

test('an unknown failure keeps the lines of npm', () => {
  expect(explainNpmFailure('npm error code EBADPLATFORM\n', '/project')).toBeUndefined();
});

test('our own file operations fail with the same sentences', () => {
  expect(explainCode('ENOSPC', '/project/a')).toContain('The disk of /project/a is full');
  expect(explainCode(undefined, undefined)).toBeUndefined();
});
