import type { License } from '@timesync/contract';
import { CopyButton } from '~/components/ui/buttons/copy-button';

interface CopyLicenseProps {
  licenses: License[];
  isQuiet?: boolean;
  /** In the table, where its row says what is copied. */
  isIcon?: boolean;
}

/** One key, or all of them one below the other, ready for a chat message. */
export function CopyLicense({ licenses, isQuiet, isIcon }: CopyLicenseProps) {
  const [first] = licenses;
  if (!first) return null;
  return (
    <CopyButton
      text={licenses.map((license) => license.licenseKey).join('\n')}
      copiedMessage="License key disalin!"
      isQuiet={isQuiet}
    >
      <span className={isIcon ? 'sr-only' : undefined}>
        {licenses.length === 1 ? 'Salin' : `Salin semua (${licenses.length})`}
      </span>
      {licenses.length === 1 && <span className="sr-only">{first.licenseKey}</span>}
    </CopyButton>
  );
}
