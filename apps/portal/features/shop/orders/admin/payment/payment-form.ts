import { recordPaymentBody, z } from '@timesync/contract';

/** The contract's body, with a day for the moment and a note that may be left empty. */
export const paymentForm = z
  .object({
    transactionId: z.number(),
    kind: recordPaymentBody.shape.kind,
    amount: z.number('Jumlah wajib diisi'),
    day: z.iso.date('Tanggal wajib diisi'),
    note: z.string(),
  })
  .transform(
    ({ day, note, ...rest }): z.input<typeof recordPaymentBody> => ({
      ...rest,
      at: new Date(`${day}T12:00:00+07:00`).toISOString(),
      ...(note.trim() && { note }),
    }),
  )
  .pipe(recordPaymentBody);
