import { z } from 'zod';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { saveBackup } from './backups.repository.ts';
import { runProgram } from './run-program.ts';

/** What `backup --report` prints first. */
const report = z.object({
  name: z.string(),
  madeAt: z.coerce.date(),
  bytes: z.number().int(),
  isEncrypted: z.boolean(),
  places: z.array(z.string()),
  missingFiles: z.number().int(),
});
export type BackupReport = z.output<typeof report>;

/** A backup that lacks files or was not copied to the bucket is recorded too, and the job fails. */
export async function makeBackup({ database }: Pick<Dependencies, 'database'>): Promise<void> {
  const { code, stdout, stderr } = await runProgram('backup', ['--nightly', '--report']);
  const [firstLine = ''] = stdout.split('\n');
  if (firstLine) await saveBackup(database.db, report.parse(JSON.parse(firstLine)));
  if (code !== 0) throw new Error(`The nightly backup was not made: ${stderr}`);
}
