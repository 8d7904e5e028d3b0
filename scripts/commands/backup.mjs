// `npm run backup -- --to DIR`, also beside the running server.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('apps/server/src/backup.ts', { asks: true });
