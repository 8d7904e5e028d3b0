/**
 * What was saved, with what was typed since it was sent. Rows have their new ids from the answer; where
 * rows came or went meanwhile, they are as saved.
 */
export function withTypedSince(saved: unknown, sent: unknown, typed: unknown): unknown {
  if (typed === undefined || JSON.stringify(typed) === JSON.stringify(sent)) return saved;
  if (!isObject(saved) || !isObject(typed) || !isObject(sent)) return typed;
  if (Array.isArray(saved)) {
    if (!saved.some(isObject)) return typed;
    const lengths = [saved, sent, typed].map(({ length }) => length);
    if (new Set(lengths).size > 1) return saved;
    return saved.map((row, index) => withTypedSince(row, sent[index], typed[index]));
  }
  return Object.fromEntries(
    Object.entries(saved).map(([name, value]) => [
      name,
      withTypedSince(value, sent[name], typed[name]),
    ]),
  );
}

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
