// A timer and not a job: a job of every minute would write to an idle database every minute.
import type { Logger } from '../db/types.ts';
import type { Dependencies } from '../dependencies.ts';
import { sealHistory } from './seal-history.ts';

const EVERY_MS = 60_000;

/** Returns the function that stops it. */
export function startSealing(
  dependencies: Pick<Dependencies, 'clock' | 'database'>,
  log: Logger,
): () => Promise<void> {
  let round = Promise.resolve();
  const seal = () => {
    round = round
      .then(() => sealHistory(dependencies, log))
      .catch((error) => log.error({ err: error }, 'history could not be sealed'));
    return round;
  };
  const timer = setInterval(seal, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    // Seals the rows written since the last round, also by a process that lives less than a minute.
    return seal();
  };
}
