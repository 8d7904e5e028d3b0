import type { OwnLicense } from '@timesync/contract';

export interface Room {
  /** Null: nobody has said where it hangs. */
  name: string | null;
  licenses: OwnLicense[];
}

/** The licences of a mosque, or with null the customer's own, by room; those without one come last. */
export function roomsOf(licenses: readonly OwnLicense[], mosqueId: number | null): Room[] {
  const owned = licenses.filter(({ mosque }) => (mosque?.id ?? null) === mosqueId);
  const byName = Map.groupBy(owned, ({ room }) => room);
  const named = [...byName].flatMap(([name, inside]) => (name ? [{ name, licenses: inside }] : []));
  const sorted = named.toSorted((one, other) => one.name.localeCompare(other.name, 'id'));
  const rest = byName.get(null);
  return rest ? [...sorted, { name: null, licenses: rest }] : sorted;
}
