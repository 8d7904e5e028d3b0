// `create-admin email [name]`: the only way to a further admin, and back in for one who lost password
// and mailbox. Nobody is promoted through the web, so that a stolen admin session cannot create more.
import { email as emailSchema } from '@timesync/contract';
import { createAdmin } from '../../features/people/accounts/users/create-admin.ts';
import { replacePassword } from '../../features/people/accounts/users/replace-password.ts';
import { systemClock } from '../../platform/clock.ts';
import { createPasswords } from '../../platform/crypto/passwords.ts';
import { ProgramError, runProgram, UsageError } from './run-program.ts';
import { withMigratedDatabase } from './with-database.ts';

await runProgram({
  help: `create-admin email [name]
Makes a further admin and prints the password, once. One who is an admin already gets another password,
and all his sessions end; it opens nothing after seven days unused. The server may run meanwhile.`,
  options: {},
  async run({ positionals: [address = '', name = 'Admin', ...more] }) {
    const email = emailSchema.safeParse(address);
    if (!email.success || more.length > 0) throw new UsageError('An email address is needed.');
    await withMigratedDatabase(async ({ database }) => {
      const dependencies = { clock: systemClock, database, passwords: createPasswords() };
      const password =
        (await createAdmin(dependencies, { email: email.data, name })) ??
        (await replacePassword(dependencies, email.data));
      if (!password) {
        throw new ProgramError(
          `${email.data} is the email of a customer: no account becomes admin.`,
        );
      }
      process.stdout.write(
        `Admin ${email.data}, password ${password} (shown only now: write it down)\n`,
      );
    });
  },
});
