import type { ManagedLicense } from '@timesync/contract';
import { presentDeviceId } from '../device-id.ts';
import { movesUsed } from '../ledger/device-ledger.ts';
import type { LicenseRow } from '../load-license.repository.ts';
import { statusOf } from '../present-license.ts';

type Shown = Pick<ManagedLicense, 'owner' | 'mosque' | 'invoiceNumber' | 'alias' | 'isHandedOut'>;

export function presentManagedLicense(row: LicenseRow & Shown): ManagedLicense {
  const { id, licenseKey, init, product, variant, activation } = row;
  const { owner, mosque, invoiceNumber, alias, isHandedOut } = row;
  return {
    ...{ id, licenseKey, init, product, variant, owner, mosque, invoiceNumber, alias, isHandedOut },
    status: statusOf(row),
    used: row.firstActivatedAt !== null,
    device: activation && {
      deviceId: presentDeviceId(activation.deviceId),
      deviceType: activation.deviceType,
    },
    transfersUsed: movesUsed(row.holders),
    issuedAt: row.purchasedAt.toISOString(),
  };
}
