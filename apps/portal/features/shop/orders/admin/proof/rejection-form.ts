import { rejectionReason, rejectProofBody, z } from '@timesync/contract';

/** The contract's body, with the note as the form has it: a text that may be left empty. */
export const rejectionForm = z
  .object({
    transactionId: z.number(),
    proofVersion: z.number(),
    reason: rejectionReason,
    note: z.string(),
  })
  .transform(
    ({ note, ...rest }): z.input<typeof rejectProofBody> =>
      note.trim() ? { ...rest, note } : rest,
  )
  .pipe(rejectProofBody);
