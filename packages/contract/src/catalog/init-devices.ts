import { text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { filterText, pageOf, pageQuery } from '../wire/pagination.ts';
import { z } from '../wire/zod.ts';

export const initDevice = z.object({
  id: z.number().int(),
  init: z.string(),
  deviceType: z.array(z.string()),
});
export type InitDevice = z.infer<typeof initDevice>;

/** Upper-case letters and digits, at most six: it is the prefix of every key. */
const init = text({ min: 2, max: 6, message: 'Init minimal 2 karakter' })
  .toUpperCase()
  .regex(/^[A-Z0-9]+$/, 'Init hanya boleh huruf dan angka');

const EMPTY_ITEM = 'DeviceType tidak boleh kosong';
const NO_ITEM = 'Pilih minimal 1 deviceType';

/** A comma always separates device types: nothing may be empty between two. */
const deviceTypes = z
  .array(z.string(EMPTY_ITEM), NO_ITEM)
  .transform((items) => items.flatMap((item) => item.split(',')))
  .pipe(
    z
      .array(text({ max: 50, message: EMPTY_ITEM }))
      .min(1, NO_ITEM)
      .max(20, 'Maksimal 20 deviceType'),
  );

export const initDeviceBody = z.strictObject({ init, deviceType: deviceTypes });

const path = '/admin/init-device';

export const listInitDevices = defineRoute(`GET ${path}`, 'admin', {
  summary: 'Key prefixes and the device types that may use them',
  query: z.object({ ...pageQuery, init: filterText }),
  responses: { 200: pageOf(initDevice) },
});

export const createInitDevice = defineRoute(`POST ${path}`, 'admin', {
  summary: 'Add a prefix',
  body: initDeviceBody,
  responses: { 201: initDevice },
});

export const updateInitDevice = defineRoute(`PATCH ${path}/:id`, 'admin', {
  summary: 'Change a prefix; issued keys keep theirs',
  body: initDeviceBody,
  responses: { 200: initDevice },
});

export const deleteInitDevice = defineRoute(`DELETE ${path}/:id`, 'admin', {
  summary: 'Remove a prefix that is not on sale and was never ordered',
});
