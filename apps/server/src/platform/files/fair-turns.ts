import { AppError } from '../app-error.ts';

interface TurnLimits {
  maxWaiting: number;
  maxWaitingPerPerson: number;
}

/**
 * Runs one piece of work after the other, people in turn: whoever sends ten waits behind the one of
 * everybody else. Whoever would wait too long is turned away.
 */
export function fairTurns({ maxWaiting, maxWaitingPerPerson }: TurnLimits) {
  /** In the order of their turns. */
  const waiting = new Map<number, Array<() => void>>();
  let isRunning = false;

  function line(person: number): Promise<void> {
    const own = waiting.get(person) ?? [];
    const all = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (all >= maxWaiting || own.length >= maxWaitingPerPerson) throw new AppError('BUSY');
    return new Promise((resolve) => waiting.set(person, [...own, resolve]));
  }

  function callNext(): void {
    const [next] = waiting;
    if (!next) {
      isRunning = false;
      return;
    }
    const [person, [start, ...rest]] = next;
    waiting.delete(person);
    if (rest.length > 0) waiting.set(person, rest);
    start?.();
  }

  return async <T>(person: number, work: () => Promise<T>): Promise<T> => {
    if (isRunning) await line(person);
    isRunning = true;
    try {
      return await work();
    } finally {
      callNext();
    }
  };
}
