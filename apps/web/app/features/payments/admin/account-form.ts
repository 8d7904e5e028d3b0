import { createPaymentAccountBody, saveQrisPicture } from '@timesync/contract';
import { emptyAsAbsent } from '~/components/form/empty-as-absent';
import { callApi } from '~/lib/api/api-client';

export const accountForm = createPaymentAccountBody.extend({
  currentPassword: emptyAsAbsent(createPaymentAccountBody.shape.currentPassword),
  qrisPayload: emptyAsAbsent(createPaymentAccountBody.shape.qrisPayload),
});

/** Kept by a call of its own, once the account is there. */
export async function keepPicture(accountId: number, picture: Blob | undefined): Promise<void> {
  if (!picture) return;
  await callApi(saveQrisPicture, { params: { id: String(accountId) }, body: {}, file: picture });
}
