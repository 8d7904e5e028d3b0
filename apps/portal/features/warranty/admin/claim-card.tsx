import type { ManagedClaim } from '@timesync/contract';
import { decisionButtons, RequestCard } from '~/components/photo-request/request-card';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { ClaimFacts } from './claim-facts';
import { decisionLabels } from './decision-labels';

const decisionDialog = loadOnDemand(
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
        <DialogOnDemand
          dialog={decisionDialog}
          title={decisionLabels[decision].title}
          dialogProps={{ claim, decision, onClose, onDecided }}
        />
      )}
    >
      <ClaimFacts claim={claim} />
    </RequestCard>
  );
}
