// `npm run check-history`: finds changes of the history that bypassed the server.
import { checkSeals } from '../../platform/history/check-seals.ts';
import { ProgramError, runProgram } from './run-program.ts';
import { withDatabase } from './with-database.ts';

await runProgram({
  help: `check-history
Computes every seal of the history again: exit code 0 when all fit, 1 when one does not. The server
may run meanwhile.`,
  options: {},
  run: () =>
    withDatabase(async ({ database }) => {
      const { checked, last, broken } = await checkSeals(database.db);
      if (broken) {
        const { number, firstId, lastId, sealedAt } = broken;
        throw new ProgramError(
          `Seal ${number} is broken: rows ${firstId} to ${lastId}, sealed ${sealedAt.toISOString()}. The ${checked} seals before it fit.`,
        );
      }
      const end = last ? ` The last one is ${last.number}, ${last.hash.toString('hex')}.` : '';
      process.stdout.write(`All ${checked} seals fit.${end}\n`);
    }),
});
