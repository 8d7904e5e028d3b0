// The last wall against more work than the process can do (decision 0038). What is costly has a queue
// of its own, so only many requests turn others away, and only while the server stays late: on a slow
// machine, or after a moment without a processor, few requests are late and still answered.
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import type { OpenAnswers } from './open-answers.ts';

const LOOK_EVERY_MS = 500;
const LATE_MS = 2_000;
const LATE_LOOKS = 3;
const MANY_REQUESTS = 100;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For whoever watches the server: answered however late it is. */
    isAnsweredLate?: boolean;
  }
}

export interface Lateness {
  /** Late at each of the last looks. */
  isLasting(): boolean;
  stop(): void;
}

export function watchLateness(now: () => number = () => performance.now()): Lateness {
  let lateLooks = 0;
  let dueAt = now() + LOOK_EVERY_MS;
  const timer = setTimeout(() => {
    lateLooks = now() - dueAt > LATE_MS ? lateLooks + 1 : 0;
    dueAt = now() + LOOK_EVERY_MS;
    timer.refresh();
  }, LOOK_EVERY_MS).unref();
  return {
    isLasting: () => lateLooks >= LATE_LOOKS,
    stop: () => clearTimeout(timer),
  };
}

export function refuseWhileLate(
  app: FastifyInstance,
  lateness: Lateness,
  openAnswers: OpenAnswers,
): void {
  app.addHook('onClose', async () => lateness.stop());
  app.addHook('onRequest', ({ routeOptions }, { raw }, done) => {
    openAnswers.add(raw);
    const isTooMuch = openAnswers.count > MANY_REQUESTS && lateness.isLasting();
    done(isTooMuch && !routeOptions.config.isAnsweredLate ? new AppError('BUSY') : undefined);
  });
}
