import { type OwnBox, type OwnClaim, warrantyStateOf } from '@timesync/contract';
import type { BoxRow, ClaimRow } from './box-row.ts';
import { claimPhotos } from './claim-photos.ts';
import { mayClaim } from './require-claimable.ts';

export function presentClaim({ deviceId: _deviceId, ...claim }: ClaimRow): OwnClaim {
  return {
    ...claim,
    photos: claim.photos.map(claimPhotos.url),
    requestedAt: claim.requestedAt.toISOString(),
    decidedAt: claim.decidedAt?.toISOString() ?? null,
  };
}

export function presentBox(box: BoxRow, now: Date): OwnBox {
  const { id, serial, replacesSerial, until, claim } = box;
  return {
    id,
    serial,
    replacesSerial,
    warranty: { state: warrantyStateOf(box, now), until },
    claim: claim && presentClaim(claim),
    mayClaim: mayClaim(box, now),
  };
}
