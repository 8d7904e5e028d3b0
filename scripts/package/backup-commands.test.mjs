// The commands that an operator uses when the shop has to move or be restored.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand as run, temporaryFolder } from './run-command.mjs';

test('a backup says how it is called', async () => {
  const { stderr, code } = await run('backup', ['--wrong']);
  expect(code).toBe(2);
  expect(stderr).toContain("Unknown option '--wrong'");
  expect(stderr).toMatch(/^Usage: .*backup/m);
});

test('a wrong variable is named in one sentence', async () => {
  const wrong = { DATABASE_URL: 'mysql://x', DATA_DIR: temporaryFolder() };
  expect(await run('backup', [], wrong)).toEqual({
    stdout: '',
    stderr: 'DATABASE_URL must be a postgresql:// address\n',
    code: 1,
  });
});

test('a backup, a loss, and a restore beside it', async () => {
  const [dataDir, newDir] = [temporaryFolder(), temporaryFolder()];
  const BACKUP_PASSPHRASE = 'rahasia yang panjang';
  const settings = { DATA_DIR: newDir, BACKUP_PASSPHRASE };
  const created = await run('create-admin', ['admin@jam.id'], { DATA_DIR: dataDir });
  expect(created.code).toBe(0);
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
