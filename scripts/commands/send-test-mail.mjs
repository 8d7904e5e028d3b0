// `npm run send-test-mail -- address`
import { runServerProgram } from './server-program.mjs';

await runServerProgram('apps/server/src/send-test-mail.ts');
