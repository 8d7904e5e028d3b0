// What `bin/portal` of a package runs. It reads `.env` in the working folder and then becomes the
// server (or one of its small programs) under the flags of `npm start`, so that a supervisor's
// signals reach the server itself.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lowMemoryEnvironment, lowMemoryFlags } from '../commands/low-memory.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { askHealth } from './ask-health.mjs';
import { bundledProgram, programs } from './programs.mjs';

const [command = 'help', ...parameters] = process.argv.slice(2);
if (existsSync('.env')) process.loadEnvFile('.env');

if (Object.hasOwn(programs, command)) {
  become(bundledProgram(command));
} else if (command === 'version') {
  process.stdout.write(readFileSync(join(projectRoot, 'release.json')));
} else if (command === 'health') {
  process.exitCode = (await askHealth(process.env.PORT || 3000)) ? 0 : 1;
} else {
  const commands = [...Object.keys(programs), 'health', 'version'].join('|');
  console.error(`Usage: portal ${commands}`);
  process.exitCode = command === 'help' ? 0 : 2;
}

function become(program) {
  const args = [...lowMemoryFlags, join(projectRoot, program), ...parameters];
  process.execve(process.execPath, [process.execPath, ...args], {
    ...process.env,
    ...lowMemoryEnvironment,
  });
}
