import type { ManagedRelease, PublicRelease, ReleaseApp, ReleaseFile } from '@timesync/contract';
import { downloadPath, releaseFile } from '@timesync/contract';
import type { Config } from '../../../platform/config.ts';
import type { ReleaseRow } from './releases.repository.ts';

export function fileOf(release: ReleaseRow): ReleaseFile | null {
  return release.fileId === null ? null : releaseFile.parse(release);
}

/** The same URL for every version: the download decides where the file is. */
export const downloadUrl = ({ publicUrl }: Config, app: ReleaseApp) =>
  publicUrl + downloadPath(app);

export function presentPublicRelease(
  config: Config,
  app: ReleaseApp,
  release: ReleaseRow | undefined,
): PublicRelease | null {
  if (!release) return null;
  return {
    url: downloadUrl(config, app),
    file: fileOf(release),
    notes: release.notes,
    publishedAt: release.publishedAt?.toISOString() ?? null,
  };
}

export function presentManagedRelease(
  release: ReleaseRow,
  newest: ReadonlyArray<ReleaseRow | undefined>,
): ManagedRelease {
  const { id, app, link, notes, createdAt, publishedAt, withdrawnAt } = release;
  return {
    id,
    app,
    link,
    notes,
    status: withdrawnAt ? 'withdrawn' : publishedAt ? 'published' : 'draft',
    isNewest: newest.some((each) => each?.id === id),
    file: fileOf(release),
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}
