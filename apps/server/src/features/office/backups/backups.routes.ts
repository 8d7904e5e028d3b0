import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import * as contract from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { nightlyBackupJob } from '../../../platform/backup/nightly/nightly-runs.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { isRecentlyAuthenticated } from '../../people/accounts/sessions/require-recent-authentication.ts';
import { recordDownload, requireBackup } from './backup-download.ts';
import { listBackups, listBusyQueues } from './backups.repository.ts';
import { backupTestJob, pathOf } from './test-backup.ts';

export function mountBackups({ app, dependencies, mount }: Server): void {
  const { clock, database, jobs } = dependencies;
  const { db } = database;
  mount(contract.listBackups, async () => answer(200, await presentBackups(dependencies)));
  mount(contract.startBackup, async () => {
    const busy = await listBusyQueues(db, [nightlyBackupJob.name]);
    if (busy.size === 0) await jobs.enqueue(db, nightlyBackupJob, {});
    return answer(200, await presentBackups(dependencies));
  });
  mount(contract.startBackupTest, async (_context, { params: { id } }) => {
    await requireBackup(dependencies, id);
    await jobs.enqueue(db, backupTestJob, { backupId: id });
    return answer(200, await presentBackups(dependencies));
  });
  mount(contract.allowBackupDownload, async (context, { params }) => {
    await requireBackup(context, params.id);
    return answer(200, { url: `/admin/backups/${params.id}/file` });
  });
  app.get<{ Params: { id: number } }>(
    '/admin/backups/:id/file',
    { config: { access: 'admin' }, schema: { params: contract.idParams, hide: true } },
    async (request, reply) => {
      const actor = request.actor as Actor;
      if (!isRecentlyAuthenticated({ clock, actor })) throw new AppError('BACKUP_DOWNLOAD');
      const backup = await requireBackup(dependencies, request.params.id);
      const path = pathOf(dependencies, backup);
      await recordDownload({ ...dependencies, actor, requestId: request.id }, backup);
      return reply
        .type('application/octet-stream')
        .header('content-length', (await stat(path)).size)
        .header('content-disposition', `attachment; filename="${backup.name}"`)
        .send(createReadStream(path));
    },
  );
}

async function presentBackups(dependencies: Dependencies): Promise<contract.BackupList> {
  const { database } = dependencies;
  const busy = await listBusyQueues(database.db, [nightlyBackupJob.name, backupTestJob.name]);
  const rows = await listBackups(database.db);
  return {
    isMaking: busy.has(nightlyBackupJob.name),
    isTesting: busy.has(backupTestJob.name),
    data: rows.map((row) => ({
      ...row,
      isHere: existsSync(pathOf(dependencies, row)),
      madeAt: row.madeAt.toISOString(),
      testedAt: row.testedAt?.toISOString() ?? null,
    })),
  };
}
