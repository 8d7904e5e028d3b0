// Argon2id uses much memory on purpose: at most two hashes run at a time, so that logins cannot
// starve other requests. Networks take turns and each has few places, so one network's logins cannot
// block the others (T79).
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../app-error.ts';
import { fairTurns } from '../files/fair-turns.ts';

const STRONG = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };
const AT_ONCE = 2;
const QUEUE_LENGTH = 50;
/** Two more may run, so one network has at most four. */
const QUEUE_LENGTH_PER_NETWORK = 2;
const IN_FLIGHT_PER_NETWORK = 4;

export interface Passwords {
  /** `network` is where the request comes from; commands of our own have none. */
  hash(password: string, network?: string): Promise<string>;
  /** Matches no password, and needs no memory: for accounts whose owner has not chosen one yet. */
  hashOfNobody: string;
  /** An unknown user costs the same time as a known one: pass `undefined` as the stored hash. */
  verify(storedHash: string | undefined, password: string, network?: string): Promise<boolean>;
  /** Takes one of the network's places for the whole login, before the database is asked anything. */
  inPlace<T>(network: string, work: () => Promise<T>): Promise<T>;
  /** True when the hash was made with weaker parameters than today's. */
  isOutdated(storedHash: string): boolean;
}

/** Tests hash cheaply; everything else takes the default. */
export function createPasswords(parameters = STRONG, limitFactor = 1): Passwords {
  const inTurn = fairTurns<string | undefined>({
    atOnce: AT_ONCE,
    maxWaiting: QUEUE_LENGTH,
    maxWaitingPerPerson: QUEUE_LENGTH_PER_NETWORK * limitFactor,
  });
  const hashOfNobody = impossibleHash(parameters);
  const inFlight = new Map<string, number>();

  return {
    hashOfNobody,
    hash: (password, network) => inTurn(network, () => hash(password, parameters)),
    async verify(storedHash, password, network) {
      const matches = await inTurn(network, () => verify(storedHash ?? hashOfNobody, password));
      return matches && storedHash !== undefined;
    },
    async inPlace(network, work) {
      const others = inFlight.get(network) ?? 0;
      if (others >= IN_FLIGHT_PER_NETWORK * limitFactor) throw new AppError('BUSY');
      inFlight.set(network, others + 1);
      try {
        return await work();
      } finally {
        const left = (inFlight.get(network) ?? 1) - 1;
        if (left > 0) inFlight.set(network, left);
        else inFlight.delete(network);
      }
    },
    isOutdated: (storedHash) =>
      !storedHash.includes(`m=${parameters.memoryCost},t=${parameters.timeCost}`),
  };
}

/**
 * Costs as much as any other hash and matches no password. It is a constant, so creating it cannot
 * fail.
 */
function impossibleHash({ memoryCost, timeCost, parallelism }: typeof STRONG): string {
  const salt = 'A'.repeat(22);
  const result = 'A'.repeat(43);
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${result}`;
}
