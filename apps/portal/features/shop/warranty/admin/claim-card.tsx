import type { ManagedClaim } from '@timesync/contract';
import { decisionButtons, RequestCard } from '~/components/photo-request/request-card';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { ClaimDetails } from './claim-details';

const ClaimDecisionDialog = lazyDialog(
  async () => (await import('./claim-decision-dialog')).ClaimDecisionDialog,
);

interface ClaimCardProps {
  claim: ManagedClaim;
  onDecided: () => void;
}

export function ClaimCard({ claim, onDecided }: ClaimCardProps) {
  return (
    <RequestCard
      label={`Klaim ${claim.serial}`}
      photos={claim.photos}
      photoAlt="Box rusak, foto dari pelanggan"
      decisions={{
        accept: decisionButtons.agree,
        ask: decisionButtons.ask,
        refuse: decisionButtons.refuse,
      }}
      dialog={(decision, onClose) => (
        <ClaimDecisionDialog
          claim={claim}
          decision={decision}
          onClose={onClose}
          onDecided={onDecided}
        />
      )}
    >
      <ClaimDetails claim={claim} />
    </RequestCard>
  );
}
