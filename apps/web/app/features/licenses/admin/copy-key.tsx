import type { ManagedLicense } from '@timesync/contract';
import { CopyButton } from '~/components/ui/copy-button';

export function CopyKey({ licenseKey }: Pick<ManagedLicense, 'licenseKey'>) {
  return (
    <span className="inline-flex items-center gap-2">
      <code className="font-bold font-mono text-ink text-xs">{licenseKey}</code>
      <CopyButton text={licenseKey} copiedMessage="License key disalin!" className="px-3">
        <span className="sr-only">Salin {licenseKey}</span>
      </CopyButton>
    </span>
  );
}
