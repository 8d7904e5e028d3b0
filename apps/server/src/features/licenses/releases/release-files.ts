// Where the file of a version lies, and what sweeps the ones without a row.
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { StoredFiles } from '../../../platform/files/compare-files.ts';
import { sweepOrphans } from '../../../platform/files/sweep-orphans.ts';
import { listReleaseFileIds } from './releases.repository.ts';

const FOLDER = 'releases';
const DAY_MS = 24 * 60 * 60 * 1000;

export const releaseFileKey = (fileId: string) => `${FOLDER}/${fileId}.apk`;

type SweepDependencies = Pick<Dependencies, 'clock' | 'database' | 'files'>;

/** Removes what a crash left of an upload too. */
export async function sweepOrphanReleases(dependencies: SweepDependencies): Promise<number> {
  const { clock, database, files } = dependencies;
  const findOwned = async () => {
    const owned = new Set<string>();
    for await (const id of listReleaseFileIds(database.db)) owned.add(id);
    return owned;
  };
  const swept = await sweepOrphans(dependencies, { folder: FOLDER, findOwned });
  return swept + (await files.large.sweepUploads(new Date(clock.now().getTime() - DAY_MS)));
}

export function storedReleases({ database }: Pick<Dependencies, 'database'>): StoredFiles {
  return { folder: FOLDER, fileKey: releaseFileKey, ids: listReleaseFileIds(database.db) };
}
