// `npm run move-files -- --to s3|disk`
import { runServerProgram } from './server-program.mjs';

await runServerProgram('apps/server/src/move-files.ts');
