// Argon2id is memory-hard on purpose: at most two run at once, so that logins cannot starve the rest.
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../app-error.ts';

const STRONG = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };
const AT_ONCE = 2;
const QUEUE_LENGTH = 50;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** An unknown user costs the same time as a known one: pass `undefined` as the stored hash. */
  verify(storedHash: string | undefined, password: string): Promise<boolean>;
  /** True when the hash was made with weaker parameters than today's. */
  isOutdated(storedHash: string): boolean;
}

/** Tests hash cheaply; everything else takes the default. */
export function createPasswords(parameters = STRONG): Passwords {
  let running = 0;
  const waiting: Array<() => void> = [];

  async function queued<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= QUEUE_LENGTH) throw new AppError('BUSY');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  const hashOfNobody = impossibleHash(parameters);

  return {
    hash: (password) => queued(() => hash(password, parameters)),
    async verify(storedHash, password) {
      const matches = await queued(() => verify(storedHash ?? hashOfNobody, password));
      return matches && storedHash !== undefined;
    },
    isOutdated: (storedHash) =>
      !storedHash.includes(`m=${parameters.memoryCost},t=${parameters.timeCost}`),
  };
}

/** Costs what every other hash costs and fits no password. Written, not computed: nothing can fail. */
function impossibleHash({ memoryCost, timeCost, parallelism }: typeof STRONG): string {
  const salt = 'A'.repeat(22);
  const result = 'A'.repeat(43);
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${result}`;
}
