import { useMutation } from '@tanstack/react-query';
import { giveLicense, type ManagedLicenseDetail } from '@timesync/contract';
import type { z } from 'zod';
import { callApi } from '~/lib/api-client';
import { notifySuccess } from '~/lib/notify';
import { useStoreManagedLicense } from './license-queries';

export function useGiveLicense(onGiven: (license: ManagedLicenseDetail) => void) {
  const store = useStoreManagedLicense();
  return useMutation({
    mutationFn: (body: z.output<typeof giveLicense.body>) =>
      callApi(giveLicense, { body }, { toast: false }),
    onSuccess: (license) => {
      notifySuccess('Lisensi berhasil diberikan');
      void store(license);
      onGiven(license);
    },
  });
}
