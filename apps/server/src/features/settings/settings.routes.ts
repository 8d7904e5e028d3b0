import { getPublicSettings } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { answer, mount } from '../../platform/http/mount.ts';
import { openReleases } from '../releases/read-releases.ts';

export function mountSettings(app: FastifyInstance, dependencies: Dependencies): void {
  const { downloadUrls } = openReleases(dependencies);
  mount(app, dependencies, getPublicSettings, async ({ config }) =>
    answer(200, {
      whatsappNumber: config.WHATSAPP_NUMBER ?? null,
      serviceHours: config.SERVICE_HOURS,
      channelUrl: config.CHANNEL_URL ?? null,
      pixelId: config.PIXEL_ID ?? null,
      ...(await downloadUrls()),
    }),
  );
}
