import { useMutation } from '@tanstack/react-query';
import { formatRupiah, MAX_APPROVED_AT_ONCE, type MutationOutcome } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { Kbd, lazyDialog } from '~/components/ui';
import { callApi, keys, useRefresh } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { usePrefetch } from '~/lib/browser/use-prefetch';

// The dialogs' library is not part of the first load.
const Question = lazyDialog(
  async () => (await import('~/components/ui/overlays/alert-dialog')).AlertDialog,
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
  const readAgain = useRefresh(keys.orders);
  usePrefetch(Question.prefetch);
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
        <Question
          onClose={() => onAsk(false)}
          title={`Setujui ${count} pesanan?`}
          question="Uangnya sudah terlihat di bank dan jumlahnya tepat. License key langsung terbit dan tidak bisa ditarik lagi."
          itemName={
            approve.isPending && done > 0
              ? `${done} dari ${count} selesai...`
              : `${count} pesanan, ${formatRupiah(amount)}`
          }
          actionLabel={`Setujui ${count}`}
          tone="primary"
          focusesAction
          isPending={approve.isPending}
          onConfirm={() => approve.mutate()}
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
