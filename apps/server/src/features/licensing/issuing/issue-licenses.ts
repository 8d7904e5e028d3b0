// One licence per bought unit, issued in the transaction that marks the order as paid. The unique
// constraint on (order line, unit) makes a second issue impossible whatever the code does.
import type { Tx } from '../../../platform/db/types.ts';
import { insertLicenses, type LicenseOwner } from '../licenses.repository.ts';
import { generateLicenseKeys } from './generate-license-keys.ts';

interface LicensedLine {
  id: number;
  init: string;
  qty: number;
}

/** Returns how many were issued. */
export async function issueLicenses(
  tx: Tx,
  owner: LicenseOwner,
  lines: LicensedLine[],
): Promise<number> {
  const issued = lines.map(({ id, init, qty }) => ({
    orderLineId: id,
    init,
    licenseKeys: generateLicenseKeys(init, qty),
  }));
  if (issued.length > 0) await insertLicenses(tx, owner, issued);
  return lines.reduce((sum, { qty }) => sum + qty, 0);
}
