import { useMutation } from '@tanstack/react-query';
import { confirmPayment, type Order } from '@timesync/contract';
import { useState } from 'react';
import { messageOf } from '~/lib/api-error';
import { notifyError, notifySuccess } from '~/lib/notify';
import { uploadWithProgress } from './upload-with-progress';

interface Proof {
  paymentAccountId: number;
  image: Blob;
  idempotencyKey: string;
}

export const UPLOAD_FAILED = 'Bukti pembayaran gagal dikirim. Silakan coba lagi.';

/** Goes on when the dialog is closed meanwhile; the toast then tells how it ended. */
export function useUploadProof(orderId: number, onUploaded: (order: Order) => void) {
  const [sent, setSent] = useState(0);
  const upload = useMutation({
    mutationFn: ({ paymentAccountId, image, idempotencyKey }: Proof) => {
      setSent(0);
      const input = {
        params: { id: String(orderId) },
        body: { paymentAccountId: String(paymentAccountId) },
        file: image,
      };
      return uploadWithProgress(confirmPayment, input, { idempotencyKey, onProgress: setSent });
    },
    onSuccess: (order) => {
      notifySuccess('Bukti pembayaran berhasil diupload');
      onUploaded(order);
    },
    onError: (error) => notifyError(messageOf(error, UPLOAD_FAILED)),
  });
  return { upload, sent };
}
