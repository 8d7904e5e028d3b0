// Stands in for `zod` in the browser (see vite.config.ts), because the settings must be there before
// the first schema is built: a schema probes `new Function` when it is built, and the content
// security policy reports that in the console.
import { config } from 'zod/v4';
import { id } from 'zod/v4/locales';

config({ ...id(), jitless: true });

export * from 'zod/v4';
