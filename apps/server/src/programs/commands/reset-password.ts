// `reset-password email`: for an admin who lost both the password and the mailbox.
import { email as emailSchema } from '@timesync/contract';
import { replacePassword } from '../../features/accounts/users/replace-password.ts';
import { systemClock } from '../../platform/clock.ts';
import { createPasswords } from '../../platform/crypto/passwords.ts';
import { ProgramError, runProgram, UsageError } from './run-program.ts';
import { withDatabase } from './with-database.ts';

await runProgram({
  help: `reset-password email
Gives the account a random password, prints it once and ends all its sessions. It asks for another one
after signing in, and opens nothing after seven days unused. The server may run meanwhile.`,
  options: {},
  async run({ positionals: [address = '', ...more] }) {
    const email = emailSchema.safeParse(address);
    if (!email.success || more.length > 0) throw new UsageError('One email address is needed.');
    await withDatabase(async ({ database }) => {
      const dependencies = { clock: systemClock, database, passwords: createPasswords() };
      const password = await replacePassword(dependencies, email.data);
      if (!password) throw new ProgramError(`There is no account with the email ${email.data}.`);
      process.stdout.write(`${email.data}, password ${password} (shown only now: write it down)\n`);
    });
  },
});
