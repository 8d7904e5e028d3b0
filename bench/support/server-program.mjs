import { join } from 'node:path';
import { leanEnvironment, leanFlags } from '../../scripts/commands/lean-server.mjs';
import { measureCommand } from './process-tree.mjs';

/** A command of the server by its file, as an operator runs it. Its seconds and its peak memory. */
export function runProgram(file, parameters, environment) {
  const path = join(import.meta.dirname, '../../apps/server/src/programs/commands', file);
  return measureCommand(process.execPath, [...leanFlags, path, ...parameters], {
    env: {
      PATH: process.env.PATH,
      ...leanEnvironment,
      BACKUP_PASSPHRASE: 'bench-passphrase',
      ...environment,
    },
  });
}
