import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { lowMemoryEnvironment, lowMemoryFlags } from '../../../scripts/commands/low-memory.mjs';
import { bundledProgram } from '../../../scripts/package/programs.mjs';
import { projectRoot } from '../../../scripts/set-up/project-root.mjs';

const PASSPHRASE = 'rahasia yang panjang';

export function runCommand(command, args, environment) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...lowMemoryFlags, join(projectRoot, bundledProgram(command)), ...args],
    {
      env: {
        PATH: process.env.PATH,
        ...lowMemoryEnvironment,
        BACKUP_PASSPHRASE: PASSPHRASE,
        ...environment,
      },
      encoding: 'utf8',
    },
  );
  // Lines of the log may come before the sentence.
  const sentence = stderr.replace(/^\{.*\}\n/gm, '');
  return { status, stdout, sentence };
}

/** It failed with one sentence. */
export const isRefusal = ({ status, sentence }) =>
  status === 1 && sentence.trim().split('\n').length === 1 && !/^\s+at /m.test(sentence);
