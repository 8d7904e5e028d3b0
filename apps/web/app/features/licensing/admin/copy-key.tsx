import type { ManagedLicense } from '@timesync/contract';
import { CopyButton } from '~/components/ui/buttons/copy-button';

export function CopyKey({ licenseKey }: Pick<ManagedLicense, 'licenseKey'>) {
  return (
    <span className="flex items-center gap-2 max-md:flex-wrap">
      <code className="whitespace-nowrap font-bold font-mono text-ink text-xs">{licenseKey}</code>
      <CopyButton text={licenseKey} copiedMessage="License key disalin!" className="relative">
        <span className="sr-only">Salin {licenseKey}</span>
      </CopyButton>
    </span>
  );
}
