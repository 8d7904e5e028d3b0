// `npm run restore -- --from FILE`
import { runServerProgram } from './server-program.mjs';

await runServerProgram('apps/server/src/restore.ts', { asks: true });
