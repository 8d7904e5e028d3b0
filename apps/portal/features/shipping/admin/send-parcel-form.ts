import { sendParcelBody, z } from '@timesync/contract';

/** The contract's body, with the number as the form has it: a text that may be left empty. */
export const sendParcelForm = z
  .object({
    courier: z.string(),
    trackingNumber: z.string(),
    units: z.array(
      z.object({ orderLineId: z.number(), unitIndex: z.number(), serial: z.string() }),
    ),
  })
  .transform(({ trackingNumber, ...rest }) => ({
    ...rest,
    trackingNumber: trackingNumber.trim() || null,
  }))
  .pipe(sendParcelBody);
