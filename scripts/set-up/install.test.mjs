// The set-up of a project without dependencies in a folder of its own, with a stand-in for npm.
import { execFile } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../package/run-command.mjs';

const SET_UP = `await import('./scripts/set-up/install.mjs').then((set) => set.ensureInstalled()).catch(
  async (error) => (await import('./scripts/set-up/explain-failure.mjs')).reportFailure(error))`;
let project;

beforeEach(() => {
  project = temporaryFolder();
  cpSync(import.meta.dirname, join(project, 'scripts/set-up'), { recursive: true });
  put('package.json', JSON.stringify({ type: 'module', optionalDependencies: {} }));
  put('package-lock.json', JSON.stringify({ packages: {} }));
  for (const folder of ['apps', 'packages']) mkdirSync(join(project, folder));
  useNpm('mkdir -p node_modules/installed');
});

function put(path, content) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), content);
}

/** The machine's npm: writes down how it was called, then installs as `script` says. */
function useNpm(script, { isOnline = true } = {}) {
  put(
    'machine/npm',
    `#!/bin/sh\necho "$@" >> calls\n[ $1 = view ] && exit ${isOnline ? 0 : 1}\n${script}\n`,
  );
  chmodSync(join(project, 'machine/npm'), 0o755);
}

function setUp() {
  const own = join(project, 'node_modules', '.bin');
  const PATH = [own, join(project, 'machine'), process.env.PATH].join(delimiter);
  const options = { cwd: project, env: { ...process.env, PATH } };
  return new Promise((done) => {
    execFile(process.execPath, ['--input-type=module', '-e', SET_UP], options, (error, _, stderr) =>
      done({ code: error?.code ?? 0, stderr }),
    );
  });
}

function installCalls() {
  const calls = readFileSync(join(project, 'calls'), 'utf8').split('\n');
  return calls.filter((call) => call.startsWith('install '));
}

test('packages are installed once, without their scripts', async () => {
  expect(await setUp()).toEqual({ code: 0, stderr: '' });
  expect(await setUp()).toEqual({ code: 0, stderr: '' });
  expect(installCalls()).toEqual([expect.stringContaining('--ignore-scripts')]);
});

test('another lock file updates what is there', async () => {
  await setUp();
  put('node_modules/stays', '');
  put('package-lock.json', JSON.stringify({ packages: {}, other: 1 }));
  expect((await setUp()).code).toBe(0);
  expect(installCalls()).toHaveLength(2);
  expect(existsSync(join(project, 'node_modules/stays'))).toBe(true);
});

test('an installation that did not finish is removed and made again', async () => {
  useNpm('mkdir -p node_modules apps/server/node_modules; kill -9 $$');
  mkdirSync(join(project, 'apps/server'));
  expect(await setUp()).toEqual({ code: 1, stderr: expect.stringContaining('npm was killed') });
  put('node_modules/half', '');
  useNpm('test ! -e node_modules -a ! -e apps/server/node_modules && mkdir node_modules');
  expect(await setUp()).toEqual({ code: 0, stderr: '' });
});

test('the npm inside node_modules, which it may replace, is not the one that installs', async () => {
  put('node_modules/.installed-from', 'an older lock file');
  put('node_modules/.bin/npm', '#!/bin/sh\nexit 1\n');
  chmodSync(join(project, 'node_modules/.bin/npm'), 0o755);
  expect(await setUp()).toEqual({ code: 0, stderr: '' });
});

test('a native part that npm left out is fetched by the npm of the project', async () => {
  const { platform: os, arch: cpu } = process;
  put('package-lock.json', JSON.stringify({ packages: { 'node_modules/part': { os, cpu } } }));
  const pinned = 'node_modules/npm/bin/npm-cli.js';
  const fetch = `require('fs').cpSync(process.execPath, 'node_modules/part/bin/part', { recursive: true })`;
  useNpm(`mkdir -p $(dirname ${pinned}); echo "${fetch}" > ${pinned}`);
  expect(await setUp()).toEqual({ code: 0, stderr: '' });
});

test('a native part that cannot be had is named, and the set-up is not finished', async () => {
  const { platform: os, arch: cpu } = process;
  put('package-lock.json', JSON.stringify({ packages: { 'node_modules/part': { os, cpu } } }));
  const problem = 'node_modules/part does not load: it is missing.';
  expect(await setUp()).toEqual({ code: 1, stderr: expect.stringContaining(problem) });
  expect((await setUp()).code).toBe(1);
});

test('without a connection only what npm has in its cache is installed', async () => {
  useNpm('mkdir node_modules', { isOnline: false });
  expect(await setUp()).toEqual({ code: 0, stderr: '' });
  expect(installCalls()).toEqual([expect.stringContaining('--offline')]);
});

test.each([
  ['ECONNREFUSED', 'No connection to the npm registry'],
  ['EINTEGRITY', 'A download arrived broken'],
  ['EACCES', 'cannot be written'],
  ['ENOSPC', 'is full'],
])('%s of npm becomes one sentence', async (code, sentence) => {
  useNpm(`echo "npm error code ${code}" >&2; exit 1`);
  const { code: exitCode, stderr } = await setUp();
  expect(exitCode).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
