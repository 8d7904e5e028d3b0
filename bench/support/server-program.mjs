import { join } from 'node:path';
import { lowMemoryEnvironment, lowMemoryFlags } from '../../scripts/commands/low-memory.mjs';
import { bundledProgram } from '../../scripts/package/programs.mjs';
import { measureCommand } from './process-tree.mjs';

/** A command of the server, as an operator runs it. Its seconds and its peak memory. */
export function runProgram(command, parameters, environment) {
  const path = join(import.meta.dirname, '../..', bundledProgram(command));
  return measureCommand(process.execPath, [...lowMemoryFlags, path, ...parameters], {
    env: {
      PATH: process.env.PATH,
      ...lowMemoryEnvironment,
      BACKUP_PASSPHRASE: 'bench-passphrase',
      ...environment,
    },
  });
}
