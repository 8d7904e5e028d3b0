import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Runs at the end of the test that is running, or of the file when none is: what came last goes first. */
export function atTheEnd(close: () => unknown): void {
  const run = async () => void (await close());
  if (TestRunner.getCurrentTest()) onTestFinished(run);
  else afterAll(run);
}
