// `npm run check`: `--help` says what it does.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('apps/server/src/check.ts');
