import type { claimWarranty, RouteInput } from '@timesync/contract';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
import { notifyError } from '~/lib/browser/notify';

export type ClaimBody = RouteInput<typeof claimWarranty>['body'];

/** The claim goes with its first photo; the others follow, and can be sent again where one fails. */
export async function sendClaim(
  boxId: number,
  body: ClaimBody,
  [first, ...others]: Blob[],
  onProgress: (sent: number) => void,
): Promise<void> {
  if (!first) return;
  const progressOf = (index: number) => (part: number) =>
    onProgress((index + part) / (others.length + 1));
  const input = { params: { id: String(boxId) }, body, file: first };
  const box = await uploadWithProgress('POST /my-boxes/:id/claims', input, {
    onProgress: progressOf(0),
  });
  const params = { id: String(box.claim?.id) };
  for (const [index, file] of others.entries()) {
    const more = { params, body: {}, file };
    await uploadWithProgress('POST /my-claims/:id/photos', more, {
      onProgress: progressOf(index + 1),
    }).catch(() => notifyError('Satu foto belum terkirim. Tambahkan lagi di bawah klaim ini.'));
  }
}
