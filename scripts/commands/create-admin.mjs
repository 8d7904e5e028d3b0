// `npm run create-admin -- email [name]`. With the embedded database the server must be stopped.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('apps/server/src/create-admin.ts');
