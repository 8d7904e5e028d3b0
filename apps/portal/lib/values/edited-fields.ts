/**
 * What differs from how it was when the form was opened. Only that is sent: two admins who edit
 * different things do not undo each other.
 */
export function editedFields<Values extends object>(
  opened: object,
  values: Values,
): Partial<Values> {
  const before = new Map<string, unknown>(Object.entries(opened));
  const changed = Object.entries(values).filter(([name, value]) => value !== before.get(name));
  return Object.fromEntries(changed) as Partial<Values>;
}
