import type { License } from '@timesync/contract';
import type { ReactNode } from 'react';
import { CopyLicense } from './copy-license';
import { LicenseKey } from './license-key';
import { UsedBadge } from './used-badge';

interface LicenseListProps {
  licenses: License[];
  /** Details and actions of a licence, below its key. */
  detailOf?: (license: License) => ReactNode;
}

/** Every key with its state and its own copy button. */
export function LicenseList({ licenses, detailOf }: LicenseListProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {licenses.map((license) => (
        <li key={license.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
          <span className="text-base max-sm:basis-full">
            <LicenseKey licenseKey={license.licenseKey} />
          </span>
          <span className="sm:ml-auto">
            <UsedBadge used={license.used} />
          </span>
          <CopyLicense licenses={[license]} isQuiet />
          {detailOf && <div className="basis-full">{detailOf(license)}</div>}
        </li>
      ))}
    </ul>
  );
}
