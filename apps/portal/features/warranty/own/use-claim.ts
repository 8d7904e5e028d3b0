import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
import { notifyError, notifySuccess } from '~/lib/browser/notify';
import { useRefreshBoxes } from './own-box-queries';

interface NewClaim {
  reason: string;
  deviceId?: string | undefined;
  photos: Blob[];
}

/** The claim goes with its first photo; the others follow, and can be sent again where one fails. */
export function useClaim(boxId: number, onSent: () => void) {
  const [sent, setSent] = useState(0);
  const refresh = useRefreshBoxes();
  const claim = useMutation({
    mutationFn: async ({ photos: [first, ...others], ...body }: NewClaim) => {
      if (!first) return;
      const progressOf = (index: number) => (part: number) =>
        setSent((index + part) / (others.length + 1));
      const params = { id: String(boxId) };
      const input = { params, body, file: first };
      const box = await uploadWithProgress('POST /my-boxes/:id/claims', input, {
        onProgress: progressOf(0),
      });
      const claimParams = { id: String(box.claim?.id) };
      for (const [index, file] of others.entries()) {
        const more = { params: claimParams, body: {}, file };
        await uploadWithProgress('POST /my-claims/:id/photos', more, {
          onProgress: progressOf(index + 1),
        }).catch(() => notifyError('Satu foto belum terkirim. Tambahkan lagi di bawah klaim ini.'));
      }
    },
    onSuccess: () => {
      notifySuccess('Klaim garansi terkirim');
      onSent();
    },
    // The answer to the first try may have been lost on the way.
    onSettled: () => refresh(),
  });
  return { claim, sent };
}
