// One licence per bought unit, issued in the transaction that marks the order as paid. The unique
// constraint on (order line, unit) makes a second issue impossible whatever the code does.
import type { Tx } from '../../../../platform/db/types.ts';
import type { WebhookServices } from '../../../office/webhooks/queue-webhooks.ts';
import { queueLicenseWebhooks } from '../license-webhooks.ts';
import { insertLicenses, type LicenseOwner, type LineLicenses } from '../licenses.repository.ts';
import { generateLicenseKeys } from './generate-license-keys.ts';

type LicensedLine = Omit<LineLicenses, 'orderLineId' | 'licenseKeys'> & { id: number; qty: number };

/** Returns how many were issued. */
export async function issueLicenses(
  services: WebhookServices,
  tx: Tx,
  owner: LicenseOwner,
  lines: LicensedLine[],
): Promise<number> {
  if (lines.length === 0) return 0;
  const issued = lines.map(({ id, qty, ...line }) => ({
    ...line,
    orderLineId: id,
    licenseKeys: generateLicenseKeys(line.init, qty),
  }));
  const count = await insertLicenses(tx, owner, issued);
  const orderLineIds = lines.map(({ id }) => id);
  await queueLicenseWebhooks(services, tx, 'license.issued', { orderLineIds });
  return count;
}
