import { readConfig } from '../platform/config.ts';
import { openLog } from '../platform/log/open-log.ts';
import { explainStartError } from './explain-start-error.ts';
import { startPortal } from './start-portal.ts';

// A full disk under the terminal's lines must not end the process either.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  await startPortal(readConfig(process.env));
} catch (error) {
  const sentence = explainStartError(error);
  if (sentence) process.stderr.write(`${sentence}\n`);
  else openLog('fatal').fatal({ err: error }, 'the start failed');
  process.exit(1);
}
