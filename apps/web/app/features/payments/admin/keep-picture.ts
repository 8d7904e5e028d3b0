import { saveQrisPicture } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';

/** Kept by a call of its own, once the account is there. */
export async function keepPicture(accountId: number, picture: Blob | undefined): Promise<void> {
  if (!picture) return;
  await callApi(saveQrisPicture, { params: { id: String(accountId) }, body: {}, file: picture });
}
