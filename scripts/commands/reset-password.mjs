// `npm run reset-password`: `--help` says what it does.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('apps/server/src/reset-password.ts');
