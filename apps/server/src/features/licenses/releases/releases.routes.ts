import { getDeviceRelease, listPublicReleases } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { mount } from '../../../platform/http/mount.ts';
import { deviceReleases } from './device-releases.ts';
import { mountDownloads } from './download.routes.ts';
import { mountManagedReleases } from './managed-releases.routes.ts';
import { openReleases } from './read-releases.ts';

export function mountReleases(app: FastifyInstance, dependencies: Dependencies): void {
  mountManagedReleases(app, dependencies);
  const { readPublic } = openReleases(dependencies);
  mount(app, dependencies, listPublicReleases, readPublic);
  const readNewer = deviceReleases(dependencies);
  mount(app, dependencies, getDeviceRelease, (_context, { query }) => readNewer(query));
  mountDownloads(app, dependencies);
}
