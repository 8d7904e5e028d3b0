import type { ManagedRelease, PublicRelease, ReleaseApp, ReleaseFile } from '@timesync/contract';
import { downloadPath, releaseFile } from '@timesync/contract';
import type { Config } from '../../platform/config.ts';
import type { ReleaseRow } from './releases.repository.ts';

export function fileOf(release: ReleaseRow): ReleaseFile | null {
  return release.fileId === null ? null : releaseFile.parse(release);
}

/** The same URL for every version: the download decides where the file is. */
export const downloadUrl = ({ publicUrl }: Config, app: ReleaseApp) =>
  publicUrl + downloadPath(app);

/** The operator's link is used until the owner publishes a version. */
export function presentPublicRelease(
  config: Config,
  app: ReleaseApp,
  release: ReleaseRow | undefined,
): PublicRelease | null {
  if (!release && !firstLink(config, app)) return null;
  return {
    url: downloadUrl(config, app),
    facts: release ? fileOf(release) : null,
    notes: release?.notes ?? '',
    publishedAt: release?.publishedAt?.toISOString() ?? null,
  };
}

export function firstLink(config: Config, app: ReleaseApp): string | undefined {
  return app === 'display' ? config.DISPLAY_APK_URL : config.REMOTE_APK_URL;
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
    facts: fileOf(release),
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}
