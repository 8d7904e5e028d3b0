import { spawnSync } from 'node:child_process';

/** In one sentence, before anything else is started. */
export function requireProgram(program, debianPackage) {
  const { error } = spawnSync(program, ['--version']);
  if (error?.code !== 'ENOENT') return;
  console.log(`This test needs ${program} (Debian: apt-get install ${debianPackage}).`);
  process.exit(1);
}
