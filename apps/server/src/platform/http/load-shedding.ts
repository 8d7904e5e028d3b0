// Refuses requests when the process has more work than it can do (decision 0070). Both conditions
// are needed, many requests in flight and a late event loop, so that a slow machine or a short
// pause refuses no requests.
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

const CHECK_EVERY_MS = 500;
const LATE_MS = 2_000;
const LATE_CHECKS = 3;
const MANY_REQUESTS = 100;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Health and metrics are answered under any load. */
    skipsLoadShedding?: boolean;
  }
}

export interface LoadShedding {
  /** The event loop was late at each of the last checks. */
  isActive(): boolean;
  stop(): void;
}

export function startLoadShedding(now: () => number = () => performance.now()): LoadShedding {
  let lateChecks = 0;
  let dueAt = now() + CHECK_EVERY_MS;
  const timer = setTimeout(() => {
    lateChecks = now() - dueAt > LATE_MS ? lateChecks + 1 : 0;
    dueAt = now() + CHECK_EVERY_MS;
    timer.refresh();
  }, CHECK_EVERY_MS).unref();
  return {
    isActive: () => lateChecks >= LATE_CHECKS,
    stop: () => clearTimeout(timer),
  };
}

export function shedLoad(app: FastifyInstance, loadShedding: LoadShedding): void {
  let inFlight = 0;
  app.addHook('onClose', async () => loadShedding.stop());
  app.addHook('onRequest', ({ routeOptions }, { raw }, done) => {
    // `close` also comes when the caller hangs up, `onResponse` does not. One who has hung up before
    // this hook is not counted: his `close` has been.
    if (!raw.closed) {
      inFlight += 1;
      raw.once('close', () => {
        inFlight -= 1;
      });
    }
    const isTooMuch = inFlight > MANY_REQUESTS && loadShedding.isActive();
    done(isTooMuch && !routeOptions.config.skipsLoadShedding ? new AppError('BUSY') : undefined);
  });
}
