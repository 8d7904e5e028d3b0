// Points are spent before the work they protect, so that what arrives at the same moment cannot slip
// past. Work that was turned away for want of room has tried nothing: its points come back.
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

/** Only failures cost: an attempt that comes to nothing answers `undefined`. */
export async function spendOnFailure<T>(
  limits: Limits,
  points: readonly Point[],
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const result = await spendUnlessBusy(limits, points, attempt);
  if (result !== undefined) await limits.refund(points);
  return result;
}
