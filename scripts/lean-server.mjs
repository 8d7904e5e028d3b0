// What keeps the server's memory small and its start short, for `npm start` and the measurements.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project-root.mjs';

const drizzleHook = pathToFileURL(join(projectRoot, 'scripts', 'drizzle-as-commonjs.mjs')).href;

export const leanFlags = [
  `--import=${drizzleHook}`,
  // Loading the modules leaves much garbage behind; a small nursery keeps a third of it out of RAM.
  '--max-semi-space-size=4',
  // Forty are in use; told so, V8 clears up instead of growing. Pictures and PGlite live outside.
  '--max-old-space-size=256',
];

// From the second start on the TypeScript compiler (90 MB) is not even loaded.
export const leanEnvironment = {
  NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.cache', 'compiled-server'),
};
