import { getDeviceRelease, listPublicReleases } from '@timesync/contract';
import type { Server } from '../../../platform/http/mount.ts';
import { deviceReleases } from './device-releases.ts';
import { mountDownloads } from './download.routes.ts';
import { mountManagedReleases } from './managed-releases.routes.ts';
import { openReleases } from './read-releases.ts';

export function mountReleases(server: Server): void {
  const { dependencies, mount } = server;
  mountManagedReleases(server);
  const { readPublic } = openReleases(dependencies);
  mount(listPublicReleases, readPublic);
  const readNewer = deviceReleases(dependencies);
  mount(getDeviceRelease, (_context, { query }) => readNewer(query));
  mountDownloads(server);
}
