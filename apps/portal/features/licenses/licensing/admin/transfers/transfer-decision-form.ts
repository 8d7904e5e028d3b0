import { decideTransferBody, z } from '@timesync/contract';

type DecisionBody = typeof decideTransferBody;

/** The contract's body, with the note as the form has it: a text that may be left empty. */
export const transferDecisionForm = z
  .object({
    decision: z.enum(['approve', 'reject']),
    isCounted: z.boolean(),
    note: z.string(),
  })
  .transform(({ note, ...rest }): z.input<DecisionBody> => (note.trim() ? { ...rest, note } : rest))
  .pipe(decideTransferBody);
