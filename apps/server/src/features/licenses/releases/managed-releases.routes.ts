import * as contract from '@timesync/contract';
import type { Queryable } from '../../../platform/db/types.ts';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { addReleaseLink, uploadRelease } from './bring-release.ts';
import { presentManagedRelease } from './present-release.ts';
import { changeReleaseNotes, publishRelease, withdrawRelease } from './publish-release.ts';
import { findNewestRelease, listReleases, type ReleaseRow } from './releases.repository.ts';

export function mountManagedReleases({ mount }: Server): void {
  mount(contract.listManagedReleases, async ({ database }) =>
    answer(200, { data: await present(database.db, await listReleases(database.db)) }),
  );

  mount(contract.uploadRelease, async (context, { body, file: upload }) => {
    const { app: name, notes = '' } = body;
    const release = await uploadRelease(context, { app: name, notes, upload });
    return answer(201, await presentOne(context.database.db, release));
  });

  mount(contract.addReleaseLink, async (context, { body }) => {
    const release = await addReleaseLink(context, body);
    return answer(201, await presentOne(context.database.db, release));
  });

  mount(contract.changeReleaseNotes, async (context, { params, body }) => {
    const release = await changeReleaseNotes(context, params.id, body.notes);
    return answer(200, await presentOne(context.database.db, release));
  });

  mount(contract.publishRelease, async (context, { params }) => {
    const release = await publishRelease(context, params.id);
    return answer(200, await presentOne(context.database.db, release));
  });

  mount(contract.withdrawRelease, async (context, { params }) => {
    const left = await withdrawRelease(context, params.id);
    return answer(200, { release: left ? await presentOne(context.database.db, left) : null });
  });
}

async function present(db: Queryable, releases: ReleaseRow[]): Promise<contract.ManagedRelease[]> {
  const apps = contract.releaseApp.options;
  const newest = await Promise.all(apps.map((name) => findNewestRelease(db, name)));
  return releases.map((release) => presentManagedRelease(release, newest));
}

async function presentOne(db: Queryable, release: ReleaseRow): Promise<contract.ManagedRelease> {
  const newest = await findNewestRelease(db, release.app);
  return presentManagedRelease(release, [newest]);
}
