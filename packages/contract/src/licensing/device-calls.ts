// Calls of the display app itself: no cookie, no account; the key is the credential.
import { text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

export const licenseKeyText = text({ max: 60, message: 'License key wajib diisi' });
/** Sixteen base32 symbols: ten bytes that the device made at its first start. */
const deviceId = text({ min: 16, max: 24, message: 'Kode perangkat tidak valid' });
const deviceTypeText = text({ max: 30, message: 'Jenis perangkat wajib diisi' });

export const activateDevice = defineRoute('POST /device/v1/activate', 'public', {
  summary: 'Bind a licence to this device and get the token that makes it permanent',
  body: z.strictObject({
    licenseKey: licenseKeyText,
    deviceId,
    deviceType: deviceTypeText,
    deviceName: text({ max: 100 }).optional(),
    appVersion: text({ max: 50 }).optional(),
    /** The serial number on the box's sticker; anything else is ignored. */
    serial: text({ max: 60 }).optional(),
    /** Random, made and stored by the device before it asks: then a lost answer loses nothing. */
    releaseSecret: text({ min: 22, max: 100 }).optional(),
  }),
  responses: {
    200: z.object({
      token: z.string(),
      sequence: z.number().int(),
      /** Only when the device is bound now: its own, or one that was made for it. */
      releaseSecret: z.string().nullable(),
      license: z.object({
        /** Ours, also where the key of another system was typed: the token is made with it. */
        licenseKey: z.string(),
        product: z.string(),
        variant: z.string().nullable(),
        init: z.string(),
      }),
    }),
  },
});

export const releaseDevice = defineRoute('POST /device/v1/release', 'public', {
  summary: 'Let go of the licence; the device proves itself with its release secret',
  body: z.strictObject({
    licenseKey: licenseKeyText,
    deviceId,
    releaseSecret: text({ max: 100, message: 'Kode pelepasan wajib diisi' }),
  }),
});

export const listDeviceKeys = defineRoute('GET /device/v1/keys', 'public', {
  summary: 'Public keys by key id: one verifies tokens, one seals requests',
  responses: {
    200: z.object({
      keys: z.array(
        z.object({
          id: z.number().int(),
          /** The keys are uncompressed P-256 points in base32. */
          signing: z.string(),
          sealing: z.string(),
          /** New tokens are signed with this one. */
          isCurrent: z.boolean(),
        }),
      ),
    }),
  },
});

export const getRevocations = defineRoute('GET /device/v1/revocations', 'public', {
  summary: 'Signed list of tokens that no longer count',
  responses: { 200: z.object({ list: z.string(), entries: z.number().int() }) },
});

export const checkLicense = defineRoute('POST /public/check-license', 'public', {
  summary: 'Is this key genuine, for which devices, and is it in use',
  body: z.strictObject({ licenseKey: licenseKeyText }),
  responses: {
    200: z.object({
      deviceTypes: z.array(z.string()),
      isInUse: z.boolean(),
      isBlocked: z.boolean(),
    }),
  },
});
