// The newest versions are the same for every client: cached in memory like the catalogue, and
// dropped in every process when one is published or withdrawn.
import { listPublicReleases, type PublicReleases, releaseApp } from '@timesync/contract';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { createAnswerCache } from '../../../platform/http/answers/answer-cache.ts';
import { prepareAnswer } from '../../../platform/http/answers/cached-answer.ts';
import { presentPublicRelease } from './present-release.ts';
import { findNewestRelease } from './releases.repository.ts';
import { RELEASES_TOPIC } from './releases-changed.ts';

export function openReleases(dependencies: Dependencies) {
  const { changeEvents, clock } = dependencies;
  const answers = createAnswerCache({ maxEntries: 1, clock, mayCache: changeEvents.isListening });
  changeEvents.onChange(RELEASES_TOPIC, answers.drop);

  const readPublic = () =>
    answers.get('newest', async () =>
      prepareAnswer(listPublicReleases, await readNewestReleases(dependencies)),
    );

  return {
    readPublic,
    /** For the public settings, which had them first. */
    async downloadUrls() {
      const { display, remote }: PublicReleases = JSON.parse((await readPublic()).identity);
      return { displayApkUrl: display?.url ?? null, remoteApkUrl: remote?.url ?? null };
    },
  };
}

export async function readNewestReleases({
  config,
  database,
}: Pick<Dependencies, 'config' | 'database'>): Promise<PublicReleases> {
  const [display = null, remote = null] = await Promise.all(
    releaseApp.options.map(async (app) =>
      presentPublicRelease(config, app, await findNewestRelease(database.db, app)),
    ),
  );
  return { display, remote };
}

/** Whether customers find a file for each of them. */
export async function hasEveryApp({ database }: Pick<Dependencies, 'database'>): Promise<boolean> {
  for (const app of releaseApp.options) {
    if (!(await findNewestRelease(database.db, app))) return false;
  }
  return true;
}
