// Every command of the server: says what it does, exits with a code that a script can use, and
// shows no stack trace.
import { join } from 'node:path';
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
  ['an option is unknown', ['--all'], {}, 2, /Unknown option '--all'[\s\S]*^Usage: .*check/m],
  ['a variable is wrong', [], { DATABASE_URL: 'mysql://x' }, 1, 'must be a postgresql:// address'],
  ['the database is not there', [], {}, 1, 'There is no database in /nowhere'],
  ['nobody answers', [], { DATABASE_URL: 'postgresql://u@127.0.0.1:1/x' }, 1, 'does not answer'],
])('says in a sentence that %s', async (_, args, environment, code, sentence) => {
  const result = await run('check', args, environment);
  expect(result).toMatchObject({ code, stdout: '' });
  expect(result.stderr).toMatch(sentence);
  expect(result.stderr).not.toMatch(/^\s+at /m);
});

test('an admin, a check, a backup, a loss, and a restore beside it', async () => {
  const [dataDir, newDir] = [temporaryFolder(), temporaryFolder()];
  const BACKUP_PASSPHRASE = 'rahasia yang panjang';
  const settings = { DATA_DIR: newDir, BACKUP_PASSPHRASE };
  const createAdmin = async () => {
    const made = await run('create-admin', ['admin@jam.id'], { DATA_DIR: dataDir });
    expect(made).toMatchObject({ code: 0, stderr: '' });
    return /password (\S+)/.exec(made.stdout)[1];
  };
  // Again for one who has forgotten his.
  expect(await createAdmin()).not.toBe(await createAdmin());
  // The server has not been started yet, so no keys were made.
  const checked = await run('check', [], { DATA_DIR: dataDir });
  expect(checked.code).toBe(1);
  expect(checked.stdout.match(/^BROKEN.*/gm)).toEqual([
    'BROKEN the licence keys are the known ones',
  ]);
  await run('rotate-license-key', [], { DATA_DIR: dataDir });

  const backups = join(newDir, 'backups');
  const made = await run('backup', ['--to', backups], { DATA_DIR: dataDir, BACKUP_PASSPHRASE });
  expect(made).toMatchObject({ stderr: '', code: 0 });
  expect(made.stdout).toMatch(/: \d+ rows, 0 files, with the licence keys, encrypted\n$/);
  const listed = await run('backup', ['--to', backups, '--list'], { DATA_DIR: dataDir });
  expect(listed.stdout).toMatch(/^backup-\S+Z\.tar\.gz\.age {2}\d+\.\d MB {2}0 hours old\n$/);
  const [name = ''] = listed.stdout.split(' ');

  const refused = await run('start', [], settings);
  expect(refused).toMatchObject({
    code: 1,
    stderr: `The database is empty, but there is a backup: ${name} in ${backups}. Bring the shop back with \`portal restore\` (in the sources: \`npm run restore\`), or start a new one with NEW_SHOP=on.\n`,
  });
  expect(await run('restore', [], settings)).toMatchObject({
    code: 1,
    stderr: `Which backup? Say --from FILE. The newest one found is ${name} in ${backups}.\n`,
  });
  const other = ['--from', 'nightly-2026-01-01T00-00-00Z.tar.gz.age'];
  expect((await run('restore', other, settings)).stderr).toBe(
    `${other[1]} is neither a file nor the name of a backup that was found.\n`,
  );
  const noPassphrase = await run('restore', ['--from', name], { DATA_DIR: newDir });
  expect(noPassphrase.stderr).toBe('The backup is encrypted: set BACKUP_PASSPHRASE.\n');

  const restored = await run('restore', ['--from', name], settings);
  expect(restored.stderr).toMatch(
    /^Restored \d+ rows and 0 files, licence keys\. It was made at 20/,
  );
  expect(restored.stderr).toMatch(/^ {2}1\. Start the portal/m);
  const again = await run('restore', ['--from', name], settings);
  expect(again.stderr).toMatch(/^The target database is not empty \(table .+\): .+\.\n$/);
});
