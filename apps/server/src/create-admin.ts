// `create-admin email [name]`: the only way to a further admin. Nobody is promoted
// through the web, so that a stolen admin session cannot make more of them.
import { email as emailSchema } from '@timesync/contract';
import { pino } from 'pino';
import { EMPTY_CLUSTER } from './empty-cluster.ts';
import { createAdmin } from './features/accounts/users/create-admin.ts';
import { readConfig } from './platform/config.ts';
import { createPasswords } from './platform/crypto/passwords.ts';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';

const [address = '', name = 'Admin'] = process.argv.slice(2);
const email = emailSchema.safeParse(address);
if (!email.success) {
  process.stderr.write('Usage: create-admin email [name]\n');
  process.exit(1);
}

const config = readConfig(process.env);
const database = await openDatabase({
  databaseUrl: config.DATABASE_URL,
  dataDir: config.DATA_DIR,
  emptyCluster: EMPTY_CLUSTER,
  log: pino({ level: 'warn' }),
});
try {
  await migrate(database);
  const password = await createAdmin(
    { database, passwords: createPasswords() },
    { email: email.data, name },
  );
  process.stdout.write(
    password
      ? `Admin ${email.data}, password ${password} (shown only now: write it down)\n`
      : `There is an account with the email ${email.data} already.\n`,
  );
} finally {
  await database.close();
}
