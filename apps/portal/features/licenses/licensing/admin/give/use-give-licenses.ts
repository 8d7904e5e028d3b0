import { useMutation } from '@tanstack/react-query';
import type { giveLicensesBody, HandedOutLicense, z } from '@timesync/contract';
import { useState } from 'react';
import { callApi } from '~/lib/api/api-client';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshLicenses } from '../managed-license-queries';

export function useGiveLicenses(onGiven: (licenses: HandedOutLicense[]) => void) {
  // One dialog gives once, however often it is sent.
  const [idempotencyKey] = useState(createIdempotencyKey);
  const refresh = useRefreshLicenses();
  return useMutation({
    mutationFn: (body: z.output<typeof giveLicensesBody>) =>
      callApi('POST /admin/licenses', { body }, { idempotencyKey }),
    onSuccess: ({ data }) => {
      notifySuccess('Lisensi siap dibagikan');
      void refresh();
      onGiven(data);
    },
  });
}
