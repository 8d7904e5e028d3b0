import { renewBackupCodes } from '@timesync/contract';
import { callApi } from '~/lib/api/api-client';
import { useFactorChange } from './factor-queries';

export function useRenewedCodes(onCodes: (codes: string[]) => void) {
  return useFactorChange(async () => {
    const { backupCodes } = await callApi(renewBackupCodes);
    onCodes(backupCodes);
  });
}
