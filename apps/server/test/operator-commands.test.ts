import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const FAST_START = resolve(
  import.meta.dirname,
  '../../../scripts/commands/drizzle-as-commonjs.mjs',
);

/** A busy machine is no mistake of the operator's. */
const SLOW_STATEMENT = /^\{.*"msg":"slow statement"\}\n/gm;

async function run(program: string, args: string[], environment: Record<string, string> = {}) {
  const path = join(import.meta.dirname, '../src', `${program}.ts`);
  const child = spawn(process.execPath, [`--import=${FAST_START}`, path, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out, error: error.replace(SLOW_STATEMENT, ''), code };
}

it.each(['backup', 'restore', 'move-to-postgres', 'move-files'])(
  '%s says how it is called',
  async (program) => {
    const { error, code } = await run(program, ['--wrong']);
    expect(code).toBe(2);
    expect(error).toContain("Unknown option '--wrong'");
    expect(error).toMatch(new RegExp(`^Usage: .*${program}`, 'm'));
  },
);

it('explains itself, and names a wrong variable in one sentence', async () => {
  const { out, error, code } = await run('backup', ['--help']);
  expect({ error, code }).toEqual({ error: '', code: 0 });
  expect(out).toMatch(/^backup /);
  const wrong = await run('backup', [], { DATABASE_URL: 'mysql://x', DATA_DIR: temporaryFolder() });
  expect(wrong).toEqual({
    out: '',
    error: 'DATABASE_URL must be a postgresql:// address\n',
    code: 1,
  });
});

it('a backup, a loss and a restore', async () => {
  const [dataDir, backups, newDir] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const BACKUP_PASSPHRASE = 'rahasia yang panjang';
  const created = await run('create-admin', ['admin@jam.id'], { DATA_DIR: dataDir });
  expect(created.code).toBe(0);
  await run('rotate-license-key', [], { DATA_DIR: dataDir });

  const made = await run('backup', ['--to', backups], { DATA_DIR: dataDir, BACKUP_PASSPHRASE });
  expect(made).toMatchObject({ error: '', code: 0 });
  expect(made.out).toMatch(/: \d+ rows, 0 files, with the sealed licence keys\n$/);
  const listed = await run('backup', ['--to', backups, '--list'], { DATA_DIR: dataDir });
  expect(listed.out).toMatch(/^backup-\S+Z\.tar\.gz {2}\d+\.\d MB {2}0 hours old\n$/);

  const [file = ''] = listed.out.split(' ');
  const from = ['--from', join(backups, file)];
  const noPassphrase = await run('restore', from, { DATA_DIR: newDir });
  expect(noPassphrase.error).toBe(
    'The licence keys are sealed: set BACKUP_PASSPHRASE, or --without-keys.\n',
  );
  const restored = await run('restore', from, { DATA_DIR: newDir, BACKUP_PASSPHRASE });
  expect(restored).toMatchObject({ error: '', code: 0 });
  expect(restored.out).toMatch(/^Restored \d+ rows and 0 files, licence keys\.\n$/);
  const again = await run('create-admin', ['admin@jam.id'], { DATA_DIR: newDir });
  expect(again.error).toContain('There is an account with the email admin@jam.id already.');

  const foreign = join(backups, 'foreign.zip');
  writeFileSync(foreign, 'PK');
  const refused = await run('restore', ['--from', foreign], { DATA_DIR: newDir });
  expect(refused).toMatchObject({
    error: `${foreign} is damaged or no backup of this portal.\n`,
    code: 1,
  });
});
