import { errorCatalogue, type ManagedOrder } from '@timesync/contract';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { Kbd } from '~/components/ui/content/kbd';
import { Alert } from '~/components/ui/feedback/alert';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import type { ApiError } from '~/lib/api/api-error';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { useFetchAhead } from '~/lib/browser/use-fetch-ahead';
import { useRefreshOrders } from '../../own/own-order-queries';
import { useStoreManagedOrder } from '../managed-order-queries';
import { ApproveDialog } from './approve-dialog';
import { isProofChanged } from './decision-conflict';

const rejectDialog = loadOnDemand(async () => (await import('./reject-dialog')).RejectDialog);

export type Question = 'approve' | 'reject';

interface ProofDecisionProps {
  order: ManagedOrder;
  /** The open confirmation, held by who also opens it by keyboard. */
  question: Question | undefined;
  onAsk: (question: Question | undefined) => void;
  onDecided?: () => void;
  showsShortcuts?: boolean;
}

/** The two answers to a proof. Nothing is drawn that the order's `allowedActions` do not name. */
export function ProofDecision(props: ProofDecisionProps) {
  const { order, question, onAsk, onDecided, showsShortcuts = false } = props;
  const [isProofNew, setIsProofNew] = useState(false);
  const store = useStoreManagedOrder();
  const refresh = useRefreshOrders();
  useFetchAhead(rejectDialog.fetchAhead);
  const can = (action: Question) => order.allowedActions.includes(action);

  const ask = (next: Question) => {
    setIsProofNew(false);
    onAsk(next);
  };
  const dialogProps = {
    order,
    onClose: () => onAsk(undefined),
    onDecided: (decided: ManagedOrder) => {
      onAsk(undefined);
      onDecided?.();
      void store(decided);
    },
    onConflict: (error: ApiError) => {
      onAsk(undefined);
      setIsProofNew(isProofChanged(error));
      void refresh();
    },
  };
  return (
    <div className="space-y-3">
      {isProofNew && <Alert tone="error">{errorCatalogue.PROOF_CHANGED.message}</Alert>}
      <div className="flex flex-wrap gap-3">
        {can('approve') && (
          <Button
            aria-keyshortcuts={showsShortcuts ? 'A' : undefined}
            className="flex-1"
            onClick={() => ask('approve')}
          >
            <Check aria-hidden className="size-5" />
            Approve
            {showsShortcuts && <Kbd>A</Kbd>}
          </Button>
        )}
        {can('reject') && (
          <Button
            variant="secondary"
            aria-keyshortcuts={showsShortcuts ? 'R' : undefined}
            className="flex-1"
            onClick={() => ask('reject')}
          >
            <X aria-hidden className="size-5" />
            Tolak
            {showsShortcuts && <Kbd>R</Kbd>}
          </Button>
        )}
      </div>
      {/* An open question stays when somebody else was faster: its answer then says so. */}
      {question === 'approve' && <ApproveDialog {...dialogProps} />}
      {question === 'reject' && (
        <DialogOnDemand
          dialog={rejectDialog}
          title="Tolak bukti pembayaran"
          dialogProps={dialogProps}
        />
      )}
    </div>
  );
}
