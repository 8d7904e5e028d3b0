import { claimRefusal, decideClaimBody, z } from '@timesync/contract';

/** The contract's body, as the form has it: texts that may be left empty. */
export const claimDecisionForm = z
  .object({
    decision: z.enum(['accept', 'ask', 'refuse']),
    refusal: claimRefusal.or(z.literal('')),
    note: z.string(),
  })
  .transform(
    ({ decision, refusal, note }): z.input<typeof decideClaimBody> => ({
      decision,
      ...(refusal && { refusal }),
      ...(note.trim() && { note }),
    }),
  )
  .pipe(decideClaimBody);
