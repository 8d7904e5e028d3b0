import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@timesync/contract';
import { useState } from 'react';
import { ApiError, isOutdated } from '~/lib/api/api-error';
import { keys } from '~/lib/api/keys';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
import { notifySuccess } from '~/lib/browser/notify';

interface Proof {
  paymentAccountId: number;
  image: Blob;
  idempotencyKey: string;
}

export const UPLOAD_FAILED = 'Bukti pembayaran gagal dikirim. Silakan coba lagi.';

interface UploadCallbacks {
  onUploaded: (order: Order) => void;
  /** The order has changed since the form was opened: approved or cancelled elsewhere. */
  onOutdated: () => void;
}

/** Goes on when the dialog is closed meanwhile; the toast then tells how it ended. */
export function useUploadProof(orderId: number, { onUploaded, onOutdated }: UploadCallbacks) {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const upload = useMutation({
    mutationFn: ({ paymentAccountId, image, idempotencyKey }: Proof) => {
      setSent(0);
      const input = {
        params: { id: String(orderId) },
        body: { paymentAccountId: String(paymentAccountId) },
        file: image,
      };
      return uploadWithProgress('POST /transaction/:id/confirm-payment', input, {
        idempotencyKey,
        onProgress: setSent,
      });
    },
    onSuccess: (order) => {
      notifySuccess('Bukti pembayaran berhasil diupload');
      onUploaded(order);
    },
    onError: (error) => {
      if (isOutdated(error)) onOutdated();
      if (error instanceof ApiError && error.code === 'PAYMENT_ACCOUNT_GONE') {
        void client.invalidateQueries({ queryKey: keys.accounts });
      }
    },
  });
  return { upload, sent };
}
