import { useMutation } from '@tanstack/react-query';
import { MAX_APPROVED_AT_ONCE, type MutationOutcome } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { Kbd } from '~/components/ui/content/kbd';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { useReadAgain } from './mutation-queries';

const ApproveMatchingQuestion = lazyDialog(
  async () => (await import('./approve-matching-question')).ApproveMatchingQuestion,
);

interface ApproveMatchingProps {
  accountId: number;
  count: number;
  amount: number;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onApproved: () => void;
  showsShortcuts: boolean;
}

/** One press for all that names its order by itself. */
export function ApproveMatching(props: ApproveMatchingProps) {
  const { accountId, count, amount, isAsking, onAsk, onApproved, showsShortcuts } = props;
  const [done, setDone] = useState(0);
  const readAgain = useReadAgain();
  usePrefetch(ApproveMatchingQuestion.prefetch);
  const approve = useMutation({
    mutationFn: () => sendApprovals(accountId, count, setDone),
    onSuccess: (outcomes) => {
      const paid = outcomes.filter(({ transactionId }) => transactionId !== null);
      if (paid.length > 0) notifySuccess(`${paid.length} pesanan lunas`);
    },
    onSettled: () => {
      onAsk(false);
      onApproved();
      return readAgain();
    },
  });
  const refused = approve.data?.filter(({ message }) => message !== null) ?? [];
  return (
    <>
      <Button
        disabled={count === 0}
        aria-keyshortcuts={showsShortcuts ? 'A' : undefined}
        onClick={() => onAsk(true)}
      >
        <CheckCheck aria-hidden className="size-5" />
        {count === 0 ? 'Tidak ada yang cocok' : `Setujui ${count} yang cocok`}
        {showsShortcuts && count > 0 && <Kbd>A</Kbd>}
      </Button>
      {refused.length > 0 && <Refused outcomes={refused} />}
      {isAsking && (
        <ApproveMatchingQuestion
          count={count}
          amount={amount}
          done={done}
          isPending={approve.isPending}
          onConfirm={() => approve.mutate()}
          onClose={() => onAsk(false)}
        />
      )}
    </>
  );
}

/** Approves as many as the button says; lines that arrive later need another press. */
async function sendApprovals(accountId: number, count: number, onDone: (done: number) => void) {
  onDone(0);
  const ids: number[] = [];
  for (let page = 1; ids.length < count; page += 1) {
    const { data } = await callApi('GET /admin/mutations', {
      query: {
        paymentAccountId: String(accountId),
        state: 'match',
        page: String(page),
        limit: String(MAX_APPROVED_AT_ONCE),
      },
    });
    if (data.length === 0) break;
    ids.push(...data.map(({ id }) => id));
  }
  const outcomes: MutationOutcome[] = [];
  for (let from = 0; from < Math.min(ids.length, count); from += BATCH) {
    const body = { ids: ids.slice(from, Math.min(from + BATCH, count)) };
    outcomes.push(...(await callApi('POST /admin/mutations/approve', { body })).outcomes);
    onDone(outcomes.length);
  }
  return outcomes;
}

/** A batch is small enough that progress shows. */
const BATCH = 25;

function Refused({ outcomes }: { outcomes: MutationOutcome[] }) {
  return (
    <Alert tone="error" className="w-full">
      <p className="font-semibold">{outcomes.length} mutasi tidak disetujui:</p>
      <ul className="list-inside list-disc">
        {[...new Set(outcomes.map(({ message }) => message))].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
}
