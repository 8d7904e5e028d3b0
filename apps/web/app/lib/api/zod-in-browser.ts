// Stands in for `zod` in the browser (see vite.config.ts), because this setting must be there before
// the first schema is built: a schema probes `new Function` when it is built, and the content
// security policy reports that in the console.
import { config } from 'zod/v4';

config({ jitless: true });

export * from 'zod/v4';
