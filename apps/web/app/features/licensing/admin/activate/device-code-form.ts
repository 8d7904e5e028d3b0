// A Kode Perangkat read over the phone is long: a mistake is named with its row before anything is
// sent, so that only that row is read out again.
import { inspectRequest, readActivationRequest, requestSentence } from '@timesync/contract';

export const deviceCodeForm = inspectRequest.body.superRefine(({ request }, context) => {
  const read = readActivationRequest(request);
  if (!read.ok) {
    context.addIssue({ code: 'custom', path: ['request'], message: requestSentence(read) });
  }
});
