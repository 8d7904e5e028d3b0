import { AppError } from '../app-error.ts';

interface TurnLimits {
  /** How many run side by side. */
  atOnce?: number;
  maxWaiting: number;
  maxWaitingPerPerson: number;
}

/**
 * Runs one piece of work after the other, people in turn: whoever sends ten waits behind the one of
 * everybody else. Whoever would wait too long is turned away. A person may also be a network.
 */
export function fairTurns<Person>({ atOnce = 1, maxWaiting, maxWaitingPerPerson }: TurnLimits) {
  /** In the order of their turns. */
  const waiting = new Map<Person, Array<() => void>>();
  let running = 0;

  function line(person: Person): Promise<void> {
    const own = waiting.get(person) ?? [];
    const all = [...waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (all >= maxWaiting || own.length >= maxWaitingPerPerson) throw new AppError('BUSY');
    return new Promise((resolve) => waiting.set(person, [...own, resolve]));
  }

  function callNext(): void {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [person, [start, ...rest]] = next;
    waiting.delete(person);
    if (rest.length > 0) waiting.set(person, rest);
    start?.();
  }

  return async <T>(person: Person, work: () => Promise<T>): Promise<T> => {
    // Who leaves the line takes over the place of the one that called.
    if (running >= atOnce) await line(person);
    else running += 1;
    try {
      return await work();
    } finally {
      callNext();
    }
  };
}
