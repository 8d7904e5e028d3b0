import type { OwnBox, OwnedDevice } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { PhotoSource } from '~/components/ui/inputs/pick-photo';
import { AnswerClaim } from './answer-claim';
import { ClaimDialog } from './claim-dialog';
import { MorePhotos } from './more-photos';
import { claimLabel, warrantyLine } from './warranty-labels';

interface OwnBoxCardProps {
  box: OwnBox;
  devices: OwnedDevice[];
  /** What its claim proposes as the broken one. */
  likelyDevice: string | undefined;
  photos: PhotoSource;
}

export function OwnBoxCard({ box, devices, likelyDevice, photos }: OwnBoxCardProps) {
  const [isClaiming, setIsClaiming] = useState(false);
  const { claim } = box;
  const label = claim && claimLabel(claim);
  const isUndecided = claim?.status === 'open' || claim?.status === 'asked';
  return (
    <div className="space-y-2 border-line border-t pt-3">
      <p className="text-ink text-sm">
        <span className="block font-mono font-semibold">{box.serial}</span>
        {box.replacesSerial && (
          <span className="block text-ink-muted">Pengganti dari {box.replacesSerial}</span>
        )}
        {warrantyLine(box)}
      </p>
      {label && <Alert tone={label.tone}>{label.text}</Alert>}
      {claim?.status === 'asked' && <AnswerClaim claimId={claim.id} />}
      {claim && isUndecided && <MorePhotos claim={claim} photos={photos} />}
      {box.mayClaim && (
        <Button
          variant="quiet"
          className="-ml-4 text-brand-text"
          onClick={() => setIsClaiming(true)}
        >
          <ShieldCheck aria-hidden className="size-5" />
          Klaim garansi
        </Button>
      )}
      {isClaiming && (
        <ClaimDialog
          box={box}
          devices={devices}
          likelyDevice={likelyDevice}
          photos={photos}
          onClose={() => setIsClaiming(false)}
        />
      )}
    </div>
  );
}
