import { claimRefusal, decideClaimBody, z } from '@timesync/contract';

/** The admin says that no licence is to be released. */
export const NO_DEVICE = 'none';

/** The contract's body, as the form has it: texts that may be left empty. */
export const claimDecisionForm = z
  .object({
    decision: z.enum(['accept', 'ask', 'refuse']),
    refusal: claimRefusal.or(z.literal('')),
    note: z.string(),
    deviceId: z.string(),
  })
  .refine(({ decision, deviceId }) => decision !== 'accept' || deviceId !== '', {
    message: 'Pilih perangkat yang rusak',
    path: ['deviceId'],
  })
  .transform(
    ({ decision, refusal, note, deviceId }): z.input<typeof decideClaimBody> => ({
      decision,
      ...(refusal && { refusal }),
      ...(note.trim() && { note }),
      ...(decision === 'accept' && { deviceId: deviceId === NO_DEVICE ? null : deviceId }),
    }),
  )
  .pipe(decideClaimBody);
