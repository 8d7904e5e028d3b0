import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A point in time, stored in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Whole rupiah. The largest allowed total is far below 2^53. */
export const rupiah = (name: string) => bigint(name, { mode: 'number' });
