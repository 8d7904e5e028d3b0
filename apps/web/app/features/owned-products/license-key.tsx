import type { License } from '@timesync/contract';
import { Fragment } from 'react';

/** Breaks only between groups; the dashes stay in what is selected and copied by hand. */
export function LicenseKey({ licenseKey }: Pick<License, 'licenseKey'>) {
  const [first, ...others] = licenseKey.split('-');
  let position = 0;
  return (
    <code className="font-bold font-mono text-base text-ink tracking-wide">
      <span className="whitespace-nowrap">{first}</span>
      {others.map((group) => {
        position += 1;
        return (
          <Fragment key={position}>
            <wbr />
            <span className="whitespace-nowrap">-{group}</span>
          </Fragment>
        );
      })}
    </code>
  );
}
