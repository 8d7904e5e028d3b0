import { z } from 'zod';
import { defineRoute } from '../wire/route.ts';

/** Settings the pages need and everyone may know. Unset ones are null. */
export const publicSettings = z.object({
  whatsappNumber: z.string().nullable(),
  /** Indonesian words, such as `setiap hari, 08:00–20:00 WIB`. */
  serviceHours: z.string(),
  channelUrl: z.string().nullable(),
  pixelId: z.string().nullable(),
  displayApkUrl: z.string().nullable(),
  remoteApkUrl: z.string().nullable(),
});
export type PublicSettings = z.infer<typeof publicSettings>;

export const getPublicSettings = defineRoute({
  method: 'GET',
  path: '/public/config',
  access: 'public',
  summary: 'Public settings of this installation',
  responses: { 200: publicSettings },
});
