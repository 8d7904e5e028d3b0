import { basename } from 'node:path';

const commands = [
  'create-admin',
  'check',
  'rotate-license-key',
  'backup',
  'restore',
  'test-backup',
  'upgrade',
];

/** The programs of `bin/portal` and of npm's scripts: sources in `apps/server/src/programs`. */
export const programs = {
  start: 'main.ts',
  ...Object.fromEntries(commands.map((name) => [name, `commands/${name}.ts`])),
};

/** The same program in the bundle, from the project's folder. */
export function bundledProgram(command) {
  return `apps/server/build/server/${basename(programs[command], '.ts')}.mjs`;
}
