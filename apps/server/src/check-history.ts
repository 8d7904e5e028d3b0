// `npm run check-history`: has anybody changed the history behind the server's back? Exit code 0 when
// every seal fits, 1 when one does not.
import { pino } from 'pino';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/database.ts';
import { checkSeals } from './platform/history/check-seals.ts';

const config = readConfig(process.env);
const database = await openDatabase({
  databaseUrl: config.DATABASE_URL,
  dataDir: config.DATA_DIR,
  log: pino({ level: 'warn' }),
});
try {
  const { checked, last, broken } = await checkSeals(database.db);
  if (broken) {
    const { number, firstId, lastId, sealedAt } = broken;
    process.stdout.write(
      `Seal ${number} is broken: rows ${firstId} to ${lastId}, sealed ${sealedAt.toISOString()}. ` +
        `The ${checked} seals before it fit.\n`,
    );
    process.exitCode = 1;
  } else {
    const end = last ? ` The last one is ${last.number}, ${last.hash.toString('hex')}.` : '';
    process.stdout.write(`All ${checked} seals fit.${end}\n`);
  }
} finally {
  await database.close();
}
