// The published versions change only here, one change of an app at a time.
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { releaseFileKey } from './release-files.ts';
import {
  deleteRelease,
  findHighestPublished,
  findRelease,
  lockReleasesOf,
  type ReleaseRow,
  saveRelease,
} from './releases.repository.ts';
import { releasesChanged } from './releases-changed.ts';
import { requireSuccessor } from './require-successor.ts';

const gone = () => new AppError('NOT_FOUND', { message: 'Versi ini tidak ditemukan.' });

/** Already published: the same answer, nothing done. A withdrawn version is published again. */
export async function publishRelease(context: ActorContext, id: number): Promise<ReleaseRow> {
  return inTurn(context, id, async (tx, release) => {
    if (release.publishedAt && !release.withdrawnAt) return release;
    if (release.fileId) requireSuccessor(await findHighestPublished(tx, release.app), release);
    const change = { publishedAt: context.clock.now(), withdrawnAt: null };
    const published = await saveRelease(tx, id, change);
    if (!published) throw gone();
    await recordMove(tx, context, 'publish', release);
    return published;
  });
}

/** A version that was never published is deleted, so that it can be uploaded again. */
export async function withdrawRelease(
  context: ActorContext,
  id: number,
): Promise<ReleaseRow | undefined> {
  let thrownAway: string | null = null;
  const left = await inTurn(context, id, async (tx, release) => {
    if (release.withdrawnAt) return release;
    await recordMove(tx, context, 'withdraw', release);
    if (release.publishedAt) return saveRelease(tx, id, { withdrawnAt: context.clock.now() });
    await deleteRelease(tx, id);
    thrownAway = release.fileId;
    return undefined;
  });
  if (thrownAway) await context.files.remove(releaseFileKey(thrownAway));
  return left;
}

export function changeReleaseNotes(
  context: ActorContext,
  id: number,
  notes: string,
): Promise<ReleaseRow> {
  return inTurn(context, id, async (tx, release) => {
    const saved = await saveRelease(tx, id, { notes });
    if (!saved) throw gone();
    await recordChange(tx, context, ['release', id], 'update', {
      before: { notes: release.notes },
      after: { notes },
    });
    await releasesChanged(tx);
    return saved;
  });
}

function inTurn<T>(
  { database }: ActorContext,
  id: number,
  change: (tx: Tx, release: ReleaseRow) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    const { app } = await requireRelease(tx, id);
    await lockReleasesOf(tx, app);
    // Read after waiting for the lock: the previous change may have altered it.
    return change(tx, await requireRelease(tx, id));
  });
}

async function requireRelease(tx: Tx, id: number): Promise<ReleaseRow> {
  const release = await findRelease(tx, id);
  if (!release) throw gone();
  return release;
}

async function recordMove(
  tx: Tx,
  context: ActorContext,
  action: 'publish' | 'withdraw',
  { id, app, versionName, versionCode, link, sha256 }: ReleaseRow,
): Promise<void> {
  const after = { app, versionName, versionCode, link, sha256 };
  await recordChange(tx, context, ['release', id], action, { after });
  await releasesChanged(tx);
}
