import { BUSINESS_TIME_ZONE } from '@timesync/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  customType,
  integer,
  timestamp as pgTimestamp,
} from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A point in time, stored in UTC. */
export const timestamp = (name: string) => pgTimestamp(name, { withTimezone: true, mode: 'date' });

/** The id of a row that stays while this one names it. */
export const reference = (name: string, to: () => AnyPgColumn) =>
  integer(name).references(to, { onDelete: 'restrict' });

/** Whole rupiah. The largest allowed total is far below 2^53. */
export const rupiah = (name: string) => bigint(name, { mode: 'number' });

/** For a check: the column holds one of the contract's words. A check takes no parameters. */
export const isOneOf = (column: SQLWrapper, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;

/** For a check: from 0, or `min`, to a limit of the contract. */
export const isWithin = (column: SQLWrapper, max: number, min = 0): SQL =>
  sql`${column} between ${sql.raw(`${min} and ${max}`)}`;

const businessZone = sql.raw(`'${BUSINESS_TIME_ZONE}'`);

/** The day on the business's calendar. */
export const businessDay = (at: SQL): SQL => sql`(${at} at time zone ${businessZone})::date`;

/** When a day of that calendar begins. */
export const startOfDay = (day: SQL): SQL =>
  sql`((${day})::timestamp at time zone ${businessZone})`;

/** Any JSON value. Drizzle's own type parses what the driver has parsed: `"12345"` becomes a number. */
export const json = customType<{ data: unknown }>({ dataType: () => 'jsonb' });
