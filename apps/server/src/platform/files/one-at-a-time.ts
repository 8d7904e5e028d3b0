import { AppError } from '../app-error.ts';

/** Runs one piece of work after the other; whoever would wait too long is turned away. */
export function oneAtATime(maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let present = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (present > maxWaiting) throw new AppError('BUSY');
    present += 1;
    const result = last.then(work).finally(() => {
      present -= 1;
    });
    last = result.catch(() => undefined);
    return result;
  };
}
