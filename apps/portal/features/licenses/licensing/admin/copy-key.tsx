import type { ManagedLicense } from '@timesync/contract';
import { classNames } from '@timesync/ui';
import { CopyButton } from '~/components/ui';

interface CopyKeyProps extends Pick<ManagedLicense, 'licenseKey'> {
  /** On a phone a row has one action, and its detail copies. */
  isInRow?: boolean;
}

export function CopyKey({ licenseKey, isInRow = false }: CopyKeyProps) {
  return (
    <span className="flex items-center gap-2 max-md:flex-wrap">
      <code className="font-bold md:whitespace-nowrap font-mono text-ink text-xs">
        {licenseKey}
      </code>
      <CopyButton
        text={licenseKey}
        copiedMessage="License key disalin!"
        isQuiet={isInRow}
        className={classNames('relative', isInRow && '-my-2.5 px-3 max-md:hidden')}
      >
        <span className="sr-only">Salin {licenseKey}</span>
      </CopyButton>
    </span>
  );
}
