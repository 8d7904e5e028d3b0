import { explainFileError } from './npm-failure.mjs';

/** The end of a command that cannot go on: one sentence, no stack. */
export function reportFailure(error) {
  console.error(explainFileError(error) ?? error.message);
  process.exitCode = 1;
}
