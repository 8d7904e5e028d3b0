import type { OwnParcel } from '@timesync/contract';
import { ExternalLink } from 'lucide-react';
import { CopyButton, OutLink } from '~/components/ui';

type TrackingProps = Pick<OwnParcel, 'courier' | 'trackingNumber' | 'trackingUrl'>;

/** Where a parcel is: its number to copy, and the courier's own page. */
export function Tracking({ courier, trackingNumber, trackingUrl }: TrackingProps) {
  return (
    <div className="space-y-2">
      <p className="text-ink text-sm">
        <span className="font-semibold">{courier}</span>
        {trackingNumber && (
          <>
            {' · resi '}
            <span className="break-all font-mono font-semibold">{trackingNumber}</span>
          </>
        )}
      </p>
      {trackingNumber && (
        <div className="flex flex-wrap gap-2">
          <CopyButton text={trackingNumber} copiedMessage="Nomor resi disalin!">
            Salin resi
          </CopyButton>
          {trackingUrl && (
            <OutLink href={trackingUrl} icon={ExternalLink} variant="secondary">
              Lacak
            </OutLink>
          )}
        </div>
      )}
    </div>
  );
}
