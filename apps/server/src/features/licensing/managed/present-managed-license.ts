import type { ManagedLicense, ManagedLicenseDetail } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { listPage } from '../../../platform/lists/list-page.ts';
import { presentDeviceId } from '../device-id.ts';
import { movesUsed } from '../ledger/device-ledger.ts';
import { showLedger } from '../ledger/show-ledger.ts';
import { presentActivation, statusOf } from '../present-license.ts';
import { ensureToken } from '../tokens/ensure-token.ts';
import type { LicenseSigner } from '../tokens/license-signer.ts';
import { licensesMatching, type ManagedLicenseRow } from './managed-licenses.repository.ts';

export function presentManagedLicense(row: ManagedLicenseRow): ManagedLicense {
  const { activation } = row;
  return {
    id: row.id,
    licenseKey: row.licenseKey,
    init: row.init,
    product: row.product,
    variant: row.variant,
    owner: row.owner,
    mosque: row.mosque,
    status: statusOf(row),
    used: row.isUsed,
    device: activation && {
      deviceId: presentDeviceId(activation.deviceId),
      deviceType: activation.deviceType,
    },
    transfersUsed: movesUsed(row.holders),
    invoiceNumber: row.invoiceNumber,
    alias: row.alias,
    isHandedOut: row.isHandedOut,
    issuedAt: new Date(row.issuedAt).toISOString(),
  };
}

export async function showManagedLicense(
  { clock, database: { db } }: Pick<Dependencies, 'clock' | 'database'>,
  signer: LicenseSigner,
  id: number,
): Promise<Omit<ManagedLicenseDetail, 'timeline'>> {
  const source = await licensesMatching(db, {}, id);
  const [row] = await listPage<ManagedLicenseRow>(db, source, {
    page: 1,
    limit: 1,
    total: 1,
    isCapped: false,
  });
  if (!row) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
  const { activation } = await ensureToken(db, signer, row);
  return {
    ...presentManagedLicense(row),
    activation: activation?.token
      ? presentActivation({ ...activation, token: activation.token })
      : null,
    ...(await showLedger(db, row, clock.now())),
  };
}
