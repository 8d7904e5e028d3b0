import type { ManagedClaim } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { Check, MessageCircleQuestion, X } from 'lucide-react';
import { useState } from 'react';
import { PrivatePicture } from '~/components/ui/content/private-picture';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { ClaimFacts } from './claim-facts';
import { type ClaimDecision, decisionLabels } from './decision-labels';

const decisionDialog = loadOnDemand(
  async () => (await import('./claim-decision-dialog')).ClaimDecisionDialog,
);

interface ClaimCardProps {
  claim: ManagedClaim;
  onDecided: () => void;
}

export function ClaimCard({ claim, onDecided }: ClaimCardProps) {
  const [asked, setAsked] = useState<ClaimDecision>();
  return (
    <Card aria-label={`Klaim ${claim.serial}`} className="grid gap-5 md:grid-cols-[16rem_1fr]">
      <div className="grid grid-cols-2 gap-3 self-start md:grid-cols-1">
        {claim.photos.map((url) => (
          <PrivatePicture key={url} url={url} alt="Box rusak, foto dari pelanggan" />
        ))}
      </div>
      <div className="min-w-0 space-y-5">
        <ClaimFacts claim={claim} />
        <div className="grid grid-cols-2 gap-3 *:first:col-span-full sm:flex sm:flex-wrap">
          <Button onClick={() => setAsked('accept')}>
            <Check aria-hidden className="size-5" />
            Setujui
          </Button>
          <Button variant="secondary" onClick={() => setAsked('ask')}>
            <MessageCircleQuestion aria-hidden className="size-5" />
            Tanya
          </Button>
          <Button variant="secondary" onClick={() => setAsked('refuse')}>
            <X aria-hidden className="size-5" />
            Tolak
          </Button>
        </div>
      </div>
      {asked && (
        <DialogOnDemand
          dialog={decisionDialog}
          title={decisionLabels[asked].title}
          dialogProps={{ claim, decision: asked, onClose: () => setAsked(undefined), onDecided }}
        />
      )}
    </Card>
  );
}
