import { ensureInstalled } from '../set-up/install.mjs';
import { runServer } from './server-process.mjs';

/** Runs one of the server's small programs with this command's parameters. */
export async function runServerProgram(program) {
  try {
    const node = await ensureInstalled();
    process.exitCode = await runServer(node, { program, parameters: process.argv.slice(2) });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
