// `DATABASE_URL=… npm run move-to-postgres`, with the server stopped.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('apps/server/src/move-to-postgres.ts');
