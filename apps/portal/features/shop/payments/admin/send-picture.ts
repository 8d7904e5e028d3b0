import { callApi } from '~/lib/api';

/** Uploaded by a separate call after the account is saved. */
export async function sendPicture(accountId: number, picture: Blob | undefined): Promise<void> {
  if (!picture) return;
  await callApi('POST /admin/payment-accounts/:id/qris-picture', {
    params: { id: accountId },
    body: {},
    file: picture,
  });
}
