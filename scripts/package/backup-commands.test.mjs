// The commands that an operator uses when the shop has to move or be restored.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand as run, temporaryFolder } from './run-command.mjs';

test.each(['backup', 'restore', 'recover', 'test-backup', 'move-to-postgres', 'move-files'])(
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

test('a lost shop: the first start beside a backup refuses, and recover brings it back', async () => {
  const [dataDir, newDir] = [temporaryFolder(), temporaryFolder()];
  const settings = { DATA_DIR: newDir, BACKUP_PASSPHRASE: 'rahasia yang panjang' };
  await run('create-admin', ['admin@jam.id'], { DATA_DIR: dataDir });
  const backups = join(newDir, 'backups');
  const made = await run('backup', ['--to', backups], { ...settings, DATA_DIR: dataDir });
  const name = basename(made.stdout.split(': ')[0]);

  const refused = await run('start', [], settings);
  expect(refused).toMatchObject({
    code: 1,
    stderr: `The database is empty, but there is a backup: ${name} in ${backups}. Bring the shop back with \`portal recover\` (in the sources: \`npm run recover\`), or start a new one with NEW_SHOP=on.\n`,
  });
  expect(await run('recover', [], settings)).toMatchObject({
    code: 1,
    stderr: `Which backup? Say --from FILE. The newest one found is ${name} in ${backups}.\n`,
  });
  const other = ['--from', 'nightly-2026-01-01T00-00-00Z.tar.gz.age'];
  expect((await run('recover', other, settings)).stderr).toBe(
    `${other[1]} is neither a file nor the name of a backup that was found.\n`,
  );
  // The lost server was never started, so it had no licence keys.
  const recovered = await run('recover', ['--from', name], settings);
  expect(recovered).toMatchObject({ code: 1, stdout: '' });
  expect(recovered.stderr).toMatch(/^Restored \d+ rows and 0 files, .+ It was made at 20/);
  expect(recovered.stderr.match(/^The restored shop breaks .*/gm)).toEqual([
    expect.stringContaining('"the licence keys are the known ones"'),
  ]);
  expect(recovered.stderr).toMatch(/^ {2}1\. Start the portal/m);
  const again = await run('recover', ['--from', name], settings);
  expect(again.stderr).toMatch(/^The target database is not empty \(table .+\): .+\.\n$/);
});
