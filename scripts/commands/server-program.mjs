import { ensureInstalled } from '../set-up/install.mjs';
import { reportFailure } from '../set-up/report-failure.mjs';
import { runServer } from './server-process.mjs';

/** Runs one of the server's small programs with this command's parameters; some ask something. */
export async function runServerProgram(program, { asks = false } = {}) {
  try {
    const node = await ensureInstalled();
    process.exitCode = await runServer(node, {
      program,
      parameters: process.argv.slice(2),
      stdin: asks ? 'inherit' : 'ignore',
    });
  } catch (error) {
    reportFailure(error);
  }
}
