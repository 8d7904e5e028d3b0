// A command of the server in a process of its own, as the package starts it, for tests.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { lowMemoryEnvironment, lowMemoryFlags } from '../commands/low-memory.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { bundledProgram } from './programs.mjs';

/** A busy machine is no mistake of the operator's. */
const SLOW_STATEMENT = /^\{.*"msg":"slow statement"\}\n/gm;

export function runCommand(command, args, environment = {}) {
  const file = join(projectRoot, bundledProgram(command));
  const settings = { DATABASE_URL: '', DATA_DIR: '/nowhere', ...environment };
  const env = { ...process.env, ...lowMemoryEnvironment, ...settings };
  return new Promise((done) => {
    execFile(
      process.execPath,
      [...lowMemoryFlags, file, ...args],
      { env },
      (error, stdout, stderr) =>
        done({ code: error?.code ?? 0, stdout, stderr: stderr.replace(SLOW_STATEMENT, '') }),
    );
  });
}

/** Removed when the test ends. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
