import { deviceTypeName, formatDateTime } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { DigitActions } from '../own/digit-actions';
import { useOwnLicenses } from '../own/own-license-queries';
import { findLastDigits } from './find-last-digits';
import { ShortCode } from './short-code';

/** The newest 20 digits: the TV they are for is often reached after the internet is gone. */
export function LastDigits() {
  const owned = useOwnLicenses().data?.pages.flatMap(({ data }) => data) ?? [];
  const last = findLastDigits(owned);
  if (!last) return null;
  const { shortCode, deviceName, deviceType, activatedAt } = last;
  return (
    <Card className="mx-auto my-6 max-w-lg space-y-4">
      <div>
        <h2 className="font-bold text-ink text-lg">20 angka terakhir</h2>
        <p className="text-ink-muted text-sm">
          Untuk {deviceName ?? deviceTypeName(deviceType)}, {formatDateTime(activatedAt)} WIB.
        </p>
      </div>
      <ShortCode digits={shortCode} />
      <DigitActions activation={last} digits={shortCode} />
    </Card>
  );
}
