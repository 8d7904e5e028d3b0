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

/** What they are counted by; each is also a filter of their list, but for the month of activation. */
export const deviceGrouping = z.enum(['update', 'month', 'appVersion', 'deviceType', 'town']);
export type DeviceGrouping = z.infer<typeof deviceGrouping>;

/** A name is null where nobody said it. */
const deviceShare = z.object({ name: z.string().nullable(), devices: z.number().int() });
export type DeviceShare = z.infer<typeof deviceShare>;

const deviceSummary = z.object({
  devices: z.number().int(),
  /** The last twelve months that had activations; of everything else the ten with the most devices. */
  shares: z.record(deviceGrouping, z.array(deviceShare)),
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
