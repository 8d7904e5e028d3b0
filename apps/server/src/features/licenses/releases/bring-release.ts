// A new version is verified, stored durably and then recorded. It waits until an admin publishes
// it.
import { randomUUID } from 'node:crypto';
import type { addReleaseLinkBody, ErrorCode, ReleaseApp, z } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { isUniqueViolation } from '../../../platform/db/errors.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import type { StoredUpload } from '../../../platform/http/uploads/stored-upload.ts';
import { ApkError, type ApkProblem } from './apk/apk-error.ts';
import { type Apk, readApk } from './apk/read-apk.ts';
import { releaseFileKey } from './release-files.ts';
import {
  findDraftLink,
  findHighestPublished,
  findNewestRelease,
  findVersion,
  insertRelease,
  lockNewLinks,
  type ReleaseRow,
} from './releases.repository.ts';
import { requireSuccessor } from './require-successor.ts';

const SUBJECT = 'release';
const REFUSALS: Record<ApkProblem, ErrorCode> = {
  'not-an-apk': 'APK_UNREADABLE',
  'too-large-inside': 'APK_TOO_LARGE_INSIDE',
  unsigned: 'APK_UNSIGNED',
  'scheme-missing': 'APK_SCHEME_MISSING',
  signature: 'APK_SIGNATURE',
};

interface NewFile {
  app: ReleaseApp;
  notes: string;
  upload: StoredUpload;
}

export async function uploadRelease(
  context: ActorContext,
  { app, notes, upload }: NewFile,
): Promise<ReleaseRow> {
  const { database, files } = context;
  const apk = await verifyApk(upload.path);
  // Checked now and again when publishing, so that nobody uploads 200 MB in vain.
  requireSuccessor(await findHighestPublished(database.db, app), apk);
  const fileId = randomUUID();
  await files.large.save(releaseFileKey(fileId), upload.path);
  try {
    const { size: bytes, sha256 } = upload;
    return await bringRelease(context, { app, notes, fileId, ...apk, bytes, sha256 });
  } catch (error) {
    // Only a refusal has certainly written nothing; the nightly sweep handles other cases.
    if (error instanceof AppError) await files.remove(releaseFileKey(fileId));
    throw error;
  }
}

export function addReleaseLink(
  context: ActorContext,
  { app, url, notes = '' }: z.output<typeof addReleaseLinkBody>,
): Promise<ReleaseRow> {
  return bringRelease(context, { app, link: url, notes });
}

/** A link that is already there and waits, or is the newest, is not added again. */
async function findSameLink(tx: Tx, app: ReleaseApp, link: string) {
  await lockNewLinks(tx);
  const newest = await findNewestRelease(tx, app);
  return newest?.link === link ? newest : findDraftLink(tx, app, link);
}

async function bringRelease(
  context: ActorContext,
  release: Omit<Parameters<typeof insertRelease>[1], 'createdAt'>,
): Promise<ReleaseRow> {
  const createdAt = context.clock.now();
  try {
    return await context.database.transaction(async (tx) => {
      const same = release.link && (await findSameLink(tx, release.app, release.link));
      if (same) return same;
      const inserted = await insertRelease(tx, { ...release, createdAt });
      const { id: subjectId } = inserted;
      await recordChange(tx, context, [SUBJECT, subjectId], 'create', { after: release });
      return inserted;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw await versionTaken(context, release);
  }
}

async function verifyApk(path: string): Promise<Apk> {
  try {
    return await readApk(path);
  } catch (error) {
    if (!(error instanceof ApkError)) throw error;
    const message = error.problem === 'scheme-missing' ? schemeMissing(error.detail) : undefined;
    throw new AppError(REFUSALS[error.problem], { field: 'file', ...(message && { message }) });
  }
}

const schemeMissing = (schemes: string) =>
  `APK ini tidak punya tanda tangan skema ${schemes}, jadi Android lama yang didukungnya tidak bisa memasangnya. Tandatangani lagi dengan skema ${schemes} aktif, lalu unggah lagi.`;

/** A discarded draft frees its version code; a published version keeps it. */
async function versionTaken(
  { database }: ActorContext,
  { app, versionCode }: Pick<ReleaseRow, 'app'> & { versionCode?: number | null },
): Promise<AppError> {
  const taken = versionCode ? await findVersion(database.db, app, versionCode) : undefined;
  const message =
    taken && !taken.publishedAt
      ? 'Versi ini sudah diunggah tetapi belum diterbitkan. Buang versi itu dulu supaya kodenya bisa dipakai lagi, lalu unggah lagi.'
      : undefined;
  return new AppError('RELEASE_VERSION_TAKEN', { field: 'file', ...(message && { message }) });
}
