import type { License } from '@timesync/contract';
import { CopyButton } from '~/components/ui/buttons/copy-button';

interface CopyLicenseProps {
  licenses: License[];
  isQuiet?: boolean;
}

/** One key, or all of them one below the other, ready for a chat message. */
export function CopyLicense({ licenses, isQuiet }: CopyLicenseProps) {
  const [first] = licenses;
  if (!first) return null;
  return (
    <CopyButton
      text={licenses.map((license) => license.licenseKey).join('\n')}
      copiedMessage="License key disalin!"
      isQuiet={isQuiet}
    >
      {licenses.length === 1 ? 'Salin' : `Salin semua (${licenses.length})`}
      {licenses.length === 1 && <span className="sr-only">{first.licenseKey}</span>}
    </CopyButton>
  );
}
