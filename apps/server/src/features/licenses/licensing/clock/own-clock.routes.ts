import * as contract from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Queryable } from '../../../../platform/db/types.ts';
import { answer, type Server } from '../../../../platform/http/mount.ts';
import { findLicense } from '../load-license.repository.ts';
import { changeClock } from './change-clock.ts';
import { listClockVersions } from './clock-settings.repository.ts';
import { clockSigner } from './sign-clock.ts';

export function mountOwnClock({ app, dependencies, mount }: Server): void {
  const { database, licenseKeys } = dependencies;
  const sign = clockSigner(licenseKeys);

  async function showClock(licenseId: number): Promise<contract.OwnClock> {
    const versions = await listClockVersions(database.db, licenseId);
    const [newest] = versions;
    return {
      counter: newest?.counter ?? 0,
      settings: newest?.settings ?? '',
      code: newest ? await sign(licenseId, newest) : null,
      versions: versions.map((version) => ({
        ...version,
        savedAt: version.savedAt.toISOString(),
      })),
    };
  }

  mount(contract.getOwnClock, async ({ actor }, { params }) => {
    await requireOwn(database.db, params.id, actor.userId);
    return answer(200, await showClock(params.id));
  });

  mount(contract.saveOwnClock, async (context, { params, body }) => {
    await changeClock(context, { licenseId: params.id, ...body });
    return answer(200, await showClock(params.id));
  });

  app.get<{ Params: { id: number } }>(
    contract.clockFilePath,
    { config: { access: 'user' }, schema: { params: contract.idParams, hide: true } },
    async ({ actor, params }, reply) => {
      if (!actor) throw new AppError('NOT_SIGNED_IN');
      await requireOwn(database.db, params.id, actor.userId);
      const { code, counter } = await showClock(params.id);
      if (code === null) {
        throw new AppError('NOT_FOUND', { message: 'Atur dan simpan jamnya lebih dulu.' });
      }
      return reply
        .type('application/octet-stream')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="jam-masjid-${counter}.jms"`)
        .send(code);
    },
  );
}

async function requireOwn(db: Queryable, id: number, userId: number): Promise<void> {
  if (await findLicense(db, { id, userId })) return;
  throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
}
