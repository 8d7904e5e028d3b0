// `npm run rotate-license-key`: see docs/operations.md before using it.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('apps/server/src/rotate-license-key.ts');
