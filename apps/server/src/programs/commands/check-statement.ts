// `check-statement FILE`: how a bank's file is read, with names and numbers blackened.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { isoDate } from '@timesync/contract';
import { describeStatement } from '../../features/payments/statements/describe-statement.ts';
import { examineStatement } from '../../features/payments/statements/reading/read-in-process.ts';
import { StatementError } from '../../features/payments/statements/reading/statement-error.ts';
import { runProgram, UsageError } from './run-program.ts';

await runProgram({
  help: `check-statement FILE
Shows how a bank's file (CSV, Excel, PDF) is read. Names and numbers are blackened, so that the output
can be sent to somebody who mends the reader. Exit code 1 when the file is refused.`,
  options: {},
  async run({ positionals: [file, ...more] }) {
    if (!file || more.length > 0) throw new UsageError('One file is needed.');
    const options = { today: isoDate(Date.now()), fileName: basename(file) };
    const examined = await examineStatement(0, await readFile(file), {
      ...options,
      confirmedYear: undefined,
    });
    process.stdout.write(describeStatement(examined));
    if (examined.outcome instanceof StatementError) process.exitCode = 1;
  },
});
