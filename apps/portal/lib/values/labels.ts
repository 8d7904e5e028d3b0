// What a value is called also tells which values there are: so a screen needs no schema for it, and
// with it no zod.

/** The choices of a select. */
export function optionsOf(labels: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** Anyone can write anything into an address. */
export function knownValue<Value extends string>(
  labels: Record<Value, string>,
  value: string | undefined,
): Value | undefined {
  const isKnown = (text: string): text is Value => Object.hasOwn(labels, text);
  return value !== undefined && isKnown(value) ? value : undefined;
}
