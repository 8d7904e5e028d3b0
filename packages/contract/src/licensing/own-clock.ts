// The clock of a licence: what its owner sets on the phone, and how it reaches the box.
import { LARGEST_ROW_ID } from '../values/row-id.ts';
import { text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

const timestamp = z.iso.datetime();
const NO_COUNTER = 'Nomor pengaturan tidak dikenal. Muat ulang halaman, lalu simpan lagi.';
const MOST_QUERY = 4_000;

const clockVersion = z.object({
  counter: z.number().int(),
  /** The settings as the query of the clock's link, `masjid=…&kota=…`. */
  settings: z.string(),
  savedAt: timestamp,
});

export const ownClock = z.object({
  /** Counts the changes; 0 before the first. */
  counter: z.number().int(),
  /** Those of the highest counter; empty before the first. */
  settings: z.string(),
  /** Signed, for the box (docs/clock.md); null before the first. */
  code: z.string().nullable(),
  /** The newest first. */
  versions: z.array(clockVersion),
});
export type OwnClock = z.infer<typeof ownClock>;

export const getOwnClock = defineRoute('GET /my-licenses/:id/clock', 'user', {
  summary: 'The settings of the clock of an own licence, signed for its box',
  responses: { 200: ownClock },
});

export const saveOwnClock = defineRoute('PUT /my-licenses/:id/clock', 'user', {
  summary: 'Change the settings; `counter` is the one that the change was made from',
  body: z.strictObject({
    counter: z
      .number(NO_COUNTER)
      .int(NO_COUNTER)
      .min(0, NO_COUNTER)
      .max(LARGEST_ROW_ID - 1, NO_COUNTER),
    settings: text({ min: 0, max: MOST_QUERY }),
  }),
  responses: { 200: ownClock },
});

export const getDeviceClock = defineRoute('GET /device/v1/clock', 'public', {
  summary:
    'The signed settings for a device that sends its token as `Authorization: Bearer JM1-…`; 304 when it has them',
  responses: {
    200: z.object({ counter: z.number().int(), code: z.string() }),
  },
});
