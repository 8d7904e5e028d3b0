// Points are spent before the work they protect, so that concurrent requests cannot exceed a limit.
// Work that was refused because the server is busy gets its points back.
import { AppError } from '../app-error.ts';
import type { Limits, Point } from './limits.ts';

export async function spendUnlessBusy<T>(
  limits: Limits,
  points: readonly Point[],
  work: () => Promise<T>,
): Promise<T> {
  if (await limits.spendInOrder(points)) throw new AppError('TOO_MANY_REQUESTS');
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.status === 503) await limits.refund(points);
    throw error;
  }
}

/** Only failures cost points; `work` returns `undefined` for a failed attempt. */
export async function spendOnFailure<T>(
  limits: Limits,
  points: readonly Point[],
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const result = await spendUnlessBusy(limits, points, attempt);
  if (result !== undefined) await limits.refund(points);
  return result;
}
