// The devices that hold a licence now, as their activations describe them.

import { defineRoute } from '../wire/define-route.ts';
import { filterText, pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';

/**
 * Compared with the newest release of the display app. A device that runs a version for older Androids
 * than the newest one needs may be left behind: activations do not say which Android it has.
 */
export const updateState = z.enum(['newest', 'outdated', 'left behind', 'unknown']);
export type UpdateState = z.infer<typeof updateState>;

export const deviceInUse = z.object({
  id: z.number().int(),
  licenseId: z.number().int(),
  deviceType: z.string(),
  deviceName: z.string().nullable(),
  /** As it was when the device was activated. */
  appVersion: z.string().nullable(),
  /** Of its mosque, or where its box was sent. */
  town: z.string().nullable(),
  owner: z.string(),
  activatedAt: z.iso.datetime(),
  update: updateState,
});
export type DeviceInUse = z.infer<typeof deviceInUse>;

const share = z.object({ name: z.string().nullable(), devices: z.number().int() });
export type DeviceShare = z.infer<typeof share>;

const deviceSummary = z.object({
  devices: z.number().int(),
  /** Most first, at most ten each; a name is null where nobody said it. */
  types: z.array(share),
  versions: z.array(share),
  towns: z.array(share),
  /** By the month of their activation, the last twelve, oldest first. */
  months: z.array(z.object({ month: z.string(), devices: z.number().int() })),
  updates: z.array(z.object({ state: updateState, devices: z.number().int() })),
  /** Null without a release whose file is here. */
  newest: z.object({ versionName: z.string(), minSdk: z.number().int() }).nullable(),
});
export type DeviceSummary = z.infer<typeof deviceSummary>;

const path = '/admin/devices';

export const getDeviceSummary = defineRoute(`GET ${path}/summary`, 'licenses', {
  summary: 'How many devices of which kind are in use',
  responses: { 200: deviceSummary },
});

export const listDevicesInUse = defineRoute(`GET ${path}`, 'licenses', {
  summary: 'The devices in use, newest activation first',
  query: z.object({
    ...pageQuery,
    update: updateState.optional(),
    deviceType: filterText,
    appVersion: filterText,
    town: filterText,
  }),
  responses: { 200: pageOf(deviceInUse) },
});
