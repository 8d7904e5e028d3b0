import type { License } from '@timesync/contract';
import { CopyLicense } from './copy-license';
import { LicenseKey } from './license-key';
import { UsedBadge } from './used-badge';

/** Every key with its state and its own copy button. */
export function LicenseList({ licenses }: { licenses: License[] }) {
  return (
    <ul className="space-y-2">
      {licenses.map((license) => (
        <li
          key={license.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-control border border-line px-3.5 py-2.5"
        >
          <span className="text-base max-sm:basis-full">
            <LicenseKey licenseKey={license.licenseKey} />
          </span>
          <span className="sm:ml-auto">
            <UsedBadge used={license.used} />
          </span>
          <CopyLicense licenses={[license]} />
        </li>
      ))}
    </ul>
  );
}
