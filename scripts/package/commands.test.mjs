// Every command of the server: says what it does, exits with a code that a script can use, and
// shows no stack trace.
import { expect, test } from 'vitest';
import { programs } from './programs.mjs';
import { runCommand as run, temporaryFolder } from './run-command.mjs';

const { start: _server, ...commands } = programs;

test.each(Object.keys(commands))('%s explains itself', async (command) => {
  const help = await run(command, ['--help']);
  expect(help).toMatchObject({ code: 0, stderr: '' });
  expect(help.stdout.split(/\s/)[0]).toBe(command);
});

test.each([
  ['an option is unknown', ['--all'], {}, 2, "Unknown option '--all'"],
  ['the database is not there', [], {}, 1, 'There is no database in /nowhere'],
  ['nobody answers', [], { DATABASE_URL: 'postgresql://u@127.0.0.1:1/x' }, 1, 'does not answer'],
])('says in a sentence that %s', async (_, args, environment, code, sentence) => {
  const result = await run('check', args, environment);
  expect(result).toMatchObject({ code, stdout: '' });
  expect(result.stderr).toContain(sentence);
  expect(result.stderr).not.toMatch(/^\s+at /m);
});

test('creates an admin, gives a new password and finds what is missing', async () => {
  const DATA_DIR = temporaryFolder();
  const made = await run('create-admin', ['dua@timesync.local'], { DATA_DIR });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const reset = await run('create-admin', ['dua@timesync.local'], { DATA_DIR });
  expect(reset).toMatchObject({ code: 0, stderr: '' });
  const [, first] = /password (\S+)/.exec(made.stdout);
  const [, second] = /password (\S+)/.exec(reset.stdout);
  expect(second).not.toBe(first);
  // The server has not been started yet, so no keys were made.
  const checked = await run('check', [], { DATA_DIR });
  expect(checked.code).toBe(1);
  expect(checked.stdout.match(/^BROKEN.*/gm)).toEqual([
    'BROKEN the licence keys are the known ones',
  ]);
});
