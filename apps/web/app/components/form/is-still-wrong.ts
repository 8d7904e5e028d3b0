import type { z } from 'zod';

interface Mistake {
  path: string;
  type: string;
}

interface Change {
  schema: z.ZodType;
  /** The whole form after it. */
  values: unknown;
  /** The field that was changed. */
  changed: string | undefined;
}

/** What only the server can judge counts as right once its field is another. */
export function isStillWrong(
  { path, type }: Mistake,
  { schema, values, changed }: Change,
): boolean {
  if (type === 'server') return changed !== path;
  const problems = schema.safeParse(values).error?.issues ?? [];
  return problems.some((problem) => isAtOrIn(problem.path.join('.'), path));
}

const isAtOrIn = (place: string, path: string) => place === path || place.startsWith(`${path}.`);
