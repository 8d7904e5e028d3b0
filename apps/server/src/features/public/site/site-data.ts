// The data of the public pages, read again after every change.
import type { getDeviceRelease, RouteOutput, SiteData } from '@timesync/contract';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { deviceReleases } from '../../licenses/releases/device-releases.ts';
import { readNewestReleases } from '../../licenses/releases/read-releases.ts';
import { settingsForEveryone } from '../../office/settings/settings-for-everyone.ts';
import { readWholeCatalog } from '../../shop/catalog/read-catalog.ts';

export function siteDataReader(dependencies: Dependencies): () => Promise<SiteData> {
  const { config, settings } = dependencies;
  const readUpdate = deviceReleases(dependencies);
  return async () => {
    // The change event may arrive here before the cached settings are read again.
    await settings.refresh();
    const [products, releases, update] = await Promise.all([
      readWholeCatalog(dependencies),
      readNewestReleases(dependencies),
      readUpdate({ app: 'display', versionCode: 0 }),
    ]);
    const { release }: RouteOutput<typeof getDeviceRelease> = JSON.parse(update.identity);
    return {
      origin: new URL(config.publicUrl).origin,
      staticUrl: config.STATIC_URL?.replace(/\/$/, '') ?? '',
      settings: {
        ...settingsForEveryone(dependencies),
        displayApkUrl: releases.display?.url ?? null,
        remoteApkUrl: releases.remote?.url ?? null,
      },
      products,
      releases,
      updateFile: release && { manifest: release.manifest, versionName: release.versionName },
    };
  };
}
