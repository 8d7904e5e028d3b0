import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '~/lib/api/api-error';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshOwnLicenses, useStoreOwnLicense } from './own-license-queries';
import type { PhotoUpload } from './photo-upload';

export const REQUEST_FAILED = 'Permohonan gagal dikirim. Silakan coba lagi.';

interface TransferRequest {
  note: string;
  photo: Blob;
}

/** Goes on when the dialog is closed meanwhile; the toast then tells how it ended. */
export function useRequestTransfer(
  licenseId: number,
  send: PhotoUpload['send'],
  onSent: () => void,
) {
  const [sent, setSent] = useState(0);
  const store = useStoreOwnLicense();
  const refresh = useRefreshOwnLicenses();
  const request = useMutation({
    mutationFn: ({ note, photo }: TransferRequest) => {
      setSent(0);
      return send({ params: { id: String(licenseId) }, body: { note }, file: photo }, setSent);
    },
    onSuccess: (license) => {
      notifySuccess('Permohonan pindah perangkat terkirim');
      void store(license);
      onSent();
    },
    onError: (error) => {
      // The answer to the first try may have been lost on the way.
      if (error instanceof ApiError && error.status === 409) void refresh();
    },
  });
  return { request, sent };
}
