// `create-admin email [name]`: the only way to a further admin. Nobody is promoted through the web,
// so that a stolen admin session cannot create more.
import { email as emailSchema } from '@timesync/contract';
import { createAdmin } from '../../features/accounts/users/create-admin.ts';
import { createPasswords } from '../../platform/crypto/passwords.ts';
import { ProgramError, runProgram, UsageError } from './run-program.ts';
import { withMigratedDatabase } from './with-database.ts';

await runProgram({
  help: `create-admin email [name]
Makes a further admin and prints the password, once. The server may run meanwhile.`,
  options: {},
  async run({ positionals: [address = '', name = 'Admin', ...more] }) {
    const email = emailSchema.safeParse(address);
    if (!email.success || more.length > 0) throw new UsageError('An email address is needed.');
    await withMigratedDatabase(async ({ database }) => {
      const admin = { email: email.data, name };
      const password = await createAdmin({ database, passwords: createPasswords() }, admin);
      if (!password) {
        throw new ProgramError(`There is an account with the email ${email.data} already.`);
      }
      process.stdout.write(
        `Admin ${email.data}, password ${password} (shown only now: write it down)\n`,
      );
    });
  },
});
