// `npm run check`: checks that the shop's data is consistent, after a restore, an upgrade or a full
// disk.
import { systemClock } from '../../platform/clock.ts';
import { openFiles } from '../../platform/files/files.ts';
import { checkShop } from './check-shop.ts';
import { ProgramError, runProgram } from './run-program.ts';
import { withDatabase } from './with-database.ts';

const MAX_SHOWN = 20;

await runProgram({
  help: `check
Reads orders, licences, files, history and keys, and changes nothing: exit code 0 when every rule holds,
1 when one is broken, with what breaks it. The server may run meanwhile.`,
  options: {},
  run: () =>
    withDatabase(async ({ config, database }) => {
      const files = await openFiles({ dataDir: config.DATA_DIR, s3: config.s3 });
      let isBroken = false;
      const rules = checkShop({ clock: systemClock, config, database, files });
      for await (const { rule, broken } of rules) {
        process.stdout.write(`${broken.length > 0 ? 'BROKEN' : 'holds '} ${rule}\n`);
        process.stdout.write(describe(broken));
        isBroken ||= broken.length > 0;
      }
      if (isBroken) throw new ProgramError('The shop breaks rules: see above.');
    }),
});

function describe(broken: string[]): string {
  const shown = broken.slice(0, MAX_SHOWN).map((one) => `       ${one}\n`);
  const more = broken.length - shown.length;
  return [...shown, ...(more > 0 ? [`       and ${more} more\n`] : [])].join('');
}
