import { correctParcelBody, z } from '@timesync/contract';

/**
 * The contract's body, with the tracking number as the form has it: a text that may be left empty. A
 * parcel that leaves also names the boxes on the screen.
 */
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
  .pipe(correctParcelBody);
