import { type ManagedOrder, screenSentences } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Kbd } from '~/components/ui/content/kbd';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import type { ApiError } from '~/lib/api/api-error';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { useRefreshOrders } from '../../own/own-order-queries';
import { useStoreManagedOrder } from '../managed-order-queries';
import type { DecisionDialogProps } from './approve-dialog';
import { isProofChanged } from './decision-conflict';

const dialogs = {
  approve: lazyDialog(async () => (await import('./approve-dialog')).ApproveDialog),
  reject: lazyDialog(async () => (await import('./reject-dialog')).RejectDialog),
};

export type Question = 'approve' | 'reject';

interface ProofDecisionProps {
  order: ManagedOrder;
  /** The open confirmation, controlled by the parent, which also opens it by keyboard. */
  question: Question | undefined;
  onAsk: (question: Question | undefined) => void;
  onDecided?: () => void;
  showsShortcuts?: boolean;
}

/** Approve and reject buttons, each shown only if the order's `allowedActions` contain it. */
export function ProofDecision(props: ProofDecisionProps) {
  const { order, question, onAsk, onDecided, showsShortcuts = false } = props;
  const [isProofNew, setIsProofNew] = useState(false);
  const store = useStoreManagedOrder();
  const refresh = useRefreshOrders();
  usePrefetch(dialogs.approve.prefetch);
  usePrefetch(dialogs.reject.prefetch);
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
      {isProofNew && <Alert tone="error">{screenSentences.PROOF_CHANGED}</Alert>}
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
      {/* An open confirmation stays when another admin was faster; its result then says so. */}
      {question && <QuestionDialog key={question} question={question} {...dialogProps} />}
    </div>
  );
}

function QuestionDialog({
  question,
  order,
  ...rest
}: DecisionDialogProps & { question: Question }) {
  // The order may be refetched with another proof meanwhile: the decision is about the proof that was shown.
  const [seen] = useState(order);
  const OpenedDialog = dialogs[question];
  return <OpenedDialog order={seen} {...rest} />;
}
