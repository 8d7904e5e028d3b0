import { useMutation } from '@tanstack/react-query';
import type { giveLicenseBody, ManagedLicenseDetail, z } from '@timesync/contract';
import { useState } from 'react';
import { callApi } from '~/lib/api/api-client';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { notifySuccess } from '~/lib/browser/notify';
import { useStoreManagedLicense } from '../managed-license-queries';

export function useGiveLicense(onGiven: (license: ManagedLicenseDetail) => void) {
  // One dialog gives one licence, however often it is sent.
  const [idempotencyKey] = useState(createIdempotencyKey);
  const store = useStoreManagedLicense();
  return useMutation({
    mutationFn: (body: z.output<typeof giveLicenseBody>) =>
      callApi('POST /admin/licenses', { body }, { idempotencyKey }),
    onSuccess: (license) => {
      notifySuccess('Lisensi berhasil diberikan');
      void store(license);
      onGiven(license);
    },
  });
}
