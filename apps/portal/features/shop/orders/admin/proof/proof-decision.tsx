import { type ManagedOrder, screenSentences } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Kbd, lazyDialog } from '~/components/ui';
import { ApiError, keys, useRefresh } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { useStoreManagedOrder } from '../managed-order-queries';
import type { DecisionDialogProps } from './approve-dialog';

const dialogs = {
  approve: lazyDialog(() => import('./approve-dialog')),
  reject: lazyDialog(() => import('./reject-dialog')),
};

const CONFLICT = 409;

export type Question = keyof typeof dialogs;

const buttons = {
  approve: { label: 'Approve', icon: Check, variant: 'primary', shortcut: 'A' },
  reject: { label: 'Tolak', icon: X, variant: 'secondary', shortcut: 'R' },
} as const;

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
  const refresh = useRefresh(keys.orders);
  usePrefetch(dialogs.approve.prefetch);
  usePrefetch(dialogs.reject.prefetch);

  const decide: DecisionDialogProps['decide'] = async (answer, done) => {
    try {
      const decided = await answer;
      notifySuccess(done);
      onAsk(undefined);
      onDecided?.();
      void store(decided);
    } catch (error) {
      // Another admin was faster, or the customer has sent another proof: the order is shown again, so
      // that no unseen proof is decided.
      if (!(error instanceof ApiError && error.status === CONFLICT)) throw error;
      onAsk(undefined);
      setIsProofNew(error.code === 'PROOF_CHANGED');
      void refresh();
    }
  };
  const shown = (['approve', 'reject'] as const).filter((each) =>
    order.allowedActions.includes(each),
  );
  return (
    <div className="space-y-3">
      {isProofNew && <Alert tone="error">{screenSentences.PROOF_CHANGED}</Alert>}
      <div className="flex flex-wrap gap-3">
        {shown.map((each) => {
          const { label, icon: Icon, variant, shortcut } = buttons[each];
          return (
            <Button
              key={each}
              variant={variant}
              aria-keyshortcuts={showsShortcuts ? shortcut : undefined}
              className="flex-1"
              onClick={() => {
                setIsProofNew(false);
                onAsk(each);
              }}
            >
              <Icon aria-hidden className="size-5" />
              {label}
              {showsShortcuts && <Kbd>{shortcut}</Kbd>}
            </Button>
          );
        })}
      </div>
      {/* An open confirmation stays when another admin was faster; its result then says so. */}
      {question && (
        <QuestionDialog
          key={question}
          question={question}
          order={order}
          decide={decide}
          onClose={() => onAsk(undefined)}
        />
      )}
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
