import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { releaseApp } from './releases.ts';

const versionCode = z
  .string('Kode versi wajib diisi')
  .regex(/^\d{1,10}$/, 'Kode versi harus angka')
  .transform(Number);

/**
 * `release` is null when the app is the newest, or when the newest is a link whose file is unknown.
 */
export const getDeviceRelease = defineRoute('GET /device/v1/releases', 'public', {
  summary: 'A newer version of this app, signed; null when there is none',
  query: z.object({ app: releaseApp, versionCode }),
  responses: {
    200: z.object({
      release: z
        .object({
          /** `JMU1` in base64url, see docs/device-protocol.md. */
          manifest: z.string(),
          url: z.string(),
          versionName: z.string(),
          versionCode: z.number().int(),
          bytes: z.number().int(),
          notes: z.string(),
        })
        .nullable(),
    }),
  },
});
