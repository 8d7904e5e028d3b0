import { sql } from 'drizzle-orm';
import { notify } from '../../../platform/db/change-events.ts';
import { takeTurns } from '../../../platform/db/take-turns.ts';
import type { Queryable, Tx } from '../../../platform/db/types.ts';
import { SETTINGS_TOPIC, settings } from './settings.schema.ts';

export type StoredSettings = Record<string, unknown>;

export async function findSettings(db: Queryable): Promise<StoredSettings> {
  const rows = await db.select({ name: settings.name, value: settings.value }).from(settings);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Serialises changes, so that the history shows the state before each of them. */
export async function lockSettings(tx: Tx): Promise<StoredSettings> {
  await takeTurns(tx, 'settings');
  return findSettings(tx);
}

/** Null is a value: explicitly empty. Every process reads them again. */
export async function saveSettings(tx: Tx, changed: StoredSettings, at: Date): Promise<void> {
  const rows = Object.entries(changed).map(([name, value]) => ({
    name,
    value: sql`${JSON.stringify(value)}::jsonb`,
    changedAt: at,
  }));
  await tx
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`excluded.value`, changedAt: at },
    });
  await notify(tx, SETTINGS_TOPIC);
}
