import type { z } from '@timesync/contract';

interface Mistake {
  path: string;
  type: string;
}

interface Change {
  rules: z.ZodType | undefined;
  /** The whole form after it. */
  values: unknown;
  /** The field that was changed. */
  changed: string | undefined;
}

/**
 * An error of the server counts as corrected once its field has changed, or any field if it names
 * none.
 */
export function isStillWrong({ path, type }: Mistake, { rules, values, changed }: Change): boolean {
  if (type === 'server') return path !== 'root' && changed !== path;
  const problems = rules?.safeParse(values).error?.issues ?? [];
  return problems.some((problem) => isAtOrIn(problem.path.join('.'), path));
}

const isAtOrIn = (place: string, path: string) => place === path || place.startsWith(`${path}.`);
