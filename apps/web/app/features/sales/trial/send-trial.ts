// Only an answer that says so opens the result: a refused request must never read as "already
// registered" (the original client did not look at the status).
import type { RouteOutput, registerTrial } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';
import { ApiError } from '~/lib/api/api-error';
import { isTrialField, type TrialDraft, type TrialProblem } from './trial-draft';

export type TrialAnswer = RouteOutput<typeof registerTrial>;

export async function sendTrial(draft: TrialDraft): Promise<TrialAnswer> {
  const answer = await callApi('POST /public/sales-page', { body: draft }, { toast: false });
  // A hotspot's login page answers 200 as well.
  if (!answer?.user?.email) throw new TypeError('The answer names no user');
  return answer;
}

const FAILED = 'Terjadi kesalahan, silakan coba lagi.';

/** The specification's sentence for every failure, as it stands; a refusal adds its reason (0020). */
export function explainFailure(error: unknown): TrialProblem {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this line in the log
  console.error(error);
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (!isRefusal) return { message: FAILED };
  return {
    message: `${FAILED} ${error.message}`,
    field: isTrialField(error.field) ? error.field : undefined,
  };
}
