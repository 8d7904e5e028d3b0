// `npm run check-history`: see docs/operations.md.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('apps/server/src/check-history.ts');
