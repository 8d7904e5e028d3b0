import { createPaymentAccountBody } from '@timesync/contract';
import { emptyAsAbsent } from '~/components/form/empty-as-absent';

export const accountForm = createPaymentAccountBody.extend({
  qrisPayload: emptyAsAbsent(
    createPaymentAccountBody.shape.qrisPayload.unwrap().unwrap().optional(),
  ),
});
