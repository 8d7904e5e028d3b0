import { AppError } from '../app-error.ts';

interface TurnLimits {
  /** How many run side by side. */
  atOnce?: number;
  maxWaiting: number;
  maxWaitingPerPerson: number;
}

/**
 * Runs one task at a time, with people taking turns: a person with ten tasks waits behind everybody
 * else's first. Refuses a task that would wait too long. A person may also be a network.
 */
export function fairTurns<Person>({ atOnce = 1, maxWaiting, maxWaitingPerPerson }: TurnLimits) {
  /** The people who wait, in the order of their turns. */
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
    // A task that leaves the queue takes over the slot of the one that finished.
    if (running >= atOnce) await line(person);
    else running += 1;
    try {
      return await work();
    } finally {
      callNext();
    }
  };
}
