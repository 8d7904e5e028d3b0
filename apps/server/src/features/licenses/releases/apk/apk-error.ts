/** Why a file is not an app that we may distribute; the sentences are in the contract. */
export type ApkProblem =
  | 'not-an-apk'
  | 'too-large-inside'
  | 'unsigned'
  | 'scheme-missing'
  | 'signature';

export class ApkError extends Error {
  readonly problem: ApkProblem;
  readonly detail: string;

  constructor(problem: ApkProblem, detail: string) {
    super(`${problem}: ${detail}`);
    this.problem = problem;
    this.detail = detail;
  }
}

/** Reading past the end of a damaged file is a RangeError in Node: here it is one sentence. */
export function refusingNonsense<T>(problem: ApkProblem, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ApkError) throw error;
    throw new ApkError(problem, error instanceof Error ? error.message : 'unreadable');
  }
}
