import type { License } from '@timesync/contract';
import { Fragment } from 'react';
import { keyGroups } from './key-groups';

/** Breaks only between groups, and only on narrow screens; selected by hand it is still the key. */
export function LicenseKey({ licenseKey }: Pick<License, 'licenseKey'>) {
  return (
    <code className="font-bold font-mono text-ink lg:whitespace-nowrap">
      {keyGroups(licenseKey).map(({ at, text }) => (
        <Fragment key={at}>
          <span className="whitespace-nowrap">{text}</span>
          <wbr className="lg:hidden" />
        </Fragment>
      ))}
    </code>
  );
}
