// The commands that an operator uses when the shop has to move or be restored.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand as run, temporaryFolder } from './run-command.mjs';

test.each(['backup', 'restore', 'test-backup', 'move-to-postgres', 'move-files'])(
  '%s says how it is called',
  async (command) => {
    const { stderr, code } = await run(command, ['--wrong']);
    expect(code).toBe(2);
    expect(stderr).toContain("Unknown option '--wrong'");
    expect(stderr).toMatch(new RegExp(`^Usage: .*${command}`, 'm'));
  },
);

test('a wrong variable is named in one sentence', async () => {
  const wrong = { DATABASE_URL: 'mysql://x', DATA_DIR: temporaryFolder() };
  expect(await run('backup', [], wrong)).toEqual({
    stdout: '',
    stderr: 'DATABASE_URL must be a postgresql:// address\n',
    code: 1,
  });
});

test('a backup, a loss and a restore', async () => {
  const [dataDir, backups, newDir] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const BACKUP_PASSPHRASE = 'rahasia yang panjang';
  const created = await run('create-admin', ['admin@jam.id'], { DATA_DIR: dataDir });
  expect(created.code).toBe(0);
  await run('rotate-license-key', [], { DATA_DIR: dataDir });

  const made = await run('backup', ['--to', backups], { DATA_DIR: dataDir, BACKUP_PASSPHRASE });
  expect(made).toMatchObject({ stderr: '', code: 0 });
  expect(made.stdout).toMatch(/: \d+ rows, 0 files, with the licence keys, encrypted\n$/);
  const listed = await run('backup', ['--to', backups, '--list'], { DATA_DIR: dataDir });
  expect(listed.stdout).toMatch(/^backup-\S+Z\.tar\.gz\.age {2}\d+\.\d MB {2}0 hours old\n$/);

  const [file = ''] = listed.stdout.split(' ');
  const from = ['--from', join(backups, file)];
  const noPassphrase = await run('restore', from, { DATA_DIR: newDir });
  expect(noPassphrase.stderr).toBe('The backup is encrypted: set BACKUP_PASSPHRASE.\n');
  const wrong = { DATA_DIR: newDir, BACKUP_PASSPHRASE: 'bukan yang ini, lupa' };
  expect(await run('restore', from, wrong)).toMatchObject({
    stderr: expect.stringMatching(/^The passphrase is not the one .+\.\n$/),
    code: 1,
  });
  const restored = await run('restore', from, { DATA_DIR: newDir, BACKUP_PASSPHRASE });
  expect(restored).toMatchObject({ stderr: '', code: 0 });
  expect(restored.stdout).toMatch(/^Restored \d+ rows and 0 files, licence keys\.\n$/);
  const again = await run('create-admin', ['admin@jam.id'], { DATA_DIR: newDir });
  expect(again.stderr).toContain('There is an account with the email admin@jam.id already.');

  const plain = await run('backup', ['--to', backups], { DATA_DIR: dataDir });
  expect(plain.stdout).toContain('WITHOUT the licence keys, NOT encrypted (set BACKUP_PASSPHRASE)');
  const open = await run('restore', ['--from', plain.stdout.split(': ')[0]], {
    DATA_DIR: temporaryFolder(),
  });
  expect(open).toMatchObject({ stderr: '', code: 0 });
  expect(open.stdout).toMatch(/This backup is not encrypted: .+\.\n$/);

  const foreign = join(backups, 'foreign.zip');
  writeFileSync(foreign, 'PK');
  const refused = await run('restore', ['--from', foreign], { DATA_DIR: newDir });
  expect(refused).toMatchObject({
    stderr: `${foreign} is damaged or no backup of this portal.\n`,
    code: 1,
  });
});
