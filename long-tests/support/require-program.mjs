import { spawnSync } from 'node:child_process';

/** Ends with one sentence when a program is missing. */
export function requireProgram(program, debianPackage) {
  const { error } = spawnSync(program, ['--version']);
  if (error?.code !== 'ENOENT') return;
  console.log(`This test needs ${program} (Debian: apt-get install ${debianPackage}).`);
  process.exit(1);
}
