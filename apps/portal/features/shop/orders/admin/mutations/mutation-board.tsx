import { type BankMutation, type MutationState, screens } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { Landmark } from 'lucide-react';
import { use, useState } from 'react';
import { DataTable, useListState } from '~/components/data-table';
import { NextWork } from '~/components/queue-keys/next-work';
import { useQueueCommands } from '~/components/queue-keys/queue-keys';
import { useShortcutSwitch } from '~/components/queue-keys/shortcut-switch';
import { ButtonLink, EmptyState, lazyDialog, Skeleton } from '~/components/ui';
import { useMay } from '~/lib/session/use-may';
import { knownValue } from '~/lib/values/labels';
import { ApproveMatching } from './approve-matching';
import { mutationColumns } from './mutation-columns';
import { MutationHookCard } from './mutation-hook-card';
import { firstWaiting, isStillOpen, stateLabels } from './mutation-labels';
import {
  useAccountWithWork,
  useMutationCounts,
  useMutations,
  useStatementAccounts,
} from './mutation-queries';
import { focusedRow, moveToRow, StateFilter, StatementGaps } from './mutation-tools';
import { StatementDrop } from './statement-drop';

const AssignDialog = lazyDialog(async () => (await import('./mutation-dialogs')).AssignDialog);
const IgnoreDialog = lazyDialog(async () => (await import('./mutation-dialogs')).IgnoreDialog);

type Question = { kind: 'approve' } | { kind: 'assign' | 'ignore'; mutation: BankMutation };

/** Drop the bank's file, approve what matches, and see what is left over and why. */
export default function MutationBoard() {
  const may = useMay();
  const accounts = useStatementAccounts();
  const list = useListState(['state', 'paymentAccountId']);
  const { paymentAccountId } = list.filters;
  const withWork = useAccountWithWork(!paymentAccountId);
  const account =
    accounts?.find(({ id }) => String(id) === paymentAccountId) ??
    accounts?.find(({ id }) => id === withWork.id);
  const accountId = withWork.isPending ? undefined : (account ?? accounts?.[0])?.id;
  const counts = useMutationCounts(accountId);
  const state = knownValue(stateLabels, list.filters.state) ?? firstWaiting(counts);
  const mutations = useMutations({ ...list, state, accountId });
  const [question, setQuestion] = useState<Question>();
  const [hasNewFile, setHasNewFile] = useState(false);
  if (hasNewFile && counts) {
    // What matches is asked at once: the usual reason for a file.
    setHasNewFile(false);
    if (counts.match > 0) setQuestion({ kind: 'approve' });
  }
  const [hasShortcuts, shortcutSwitch] = useShortcutSwitch();
  const nextWork = use(NextWork);

  useQueueCommands(hasShortcuts && !question, (command) => {
    if (command === 'approve' && counts && counts.match > 0) setQuestion({ kind: 'approve' });
    if (command === 'reject') ignoreFocused();
    if (command === 'next') moveToRow(1);
    if (command === 'previous') moveToRow(-1);
  });

  /** If no row has the focus, the first takes it, so that no unseen line is marked. */
  function ignoreFocused() {
    const at = focusedRow();
    if (at === undefined) return moveToRow(1);
    const mutation = mutations.data?.data[at];
    if (mutation && isStillOpen(mutation)) setQuestion({ kind: 'ignore', mutation });
  }

  if (!accounts || withWork.isPending) return <Skeleton className="h-40" />;
  if (accountId === undefined) return <NoAccounts />;
  const close = () => setQuestion(undefined);
  const show = (filters: { state?: MutationState | ''; paymentAccountId?: string }) =>
    list.search({ ...list.filters, ...filters });
  return (
    <>
      <StatementDrop
        key={accountId}
        accounts={accounts}
        accountId={accountId}
        onChange={(id) => show({ paymentAccountId: String(id) })}
        onRead={() => setHasNewFile(true)}
      />
      <StatementGaps accountId={accountId} />
      <DataTable
        caption={`Mutasi: ${stateLabels[state]}`}
        columns={mutationColumns({
          onAssign: (mutation) => setQuestion({ kind: 'assign', mutation }),
          onIgnore: (mutation) => setQuestion({ kind: 'ignore', mutation }),
        })}
        query={mutations}
        list={list}
        toolbar={
          <div className="flex flex-wrap items-center justify-between gap-3">
            <StateFilter state={state} counts={counts} onChange={(next) => show({ state: next })} />
            <ApproveMatching
              accountId={accountId}
              count={counts?.match ?? 0}
              amount={counts?.matchAmount ?? 0}
              isAsking={question?.kind === 'approve'}
              onAsk={(isAsking) => setQuestion(isAsking ? { kind: 'approve' } : undefined)}
              // What still waits is shown, not the list that is empty now.
              onApproved={() => show({ state: '' })}
              showsShortcuts={hasShortcuts}
            />
            {shortcutSwitch}
          </div>
        }
      />
      {counts?.match === 0 && <div className="mt-4">{nextWork}</div>}
      {may('admin') && <MutationHookCard accountId={accountId} />}
      {question?.kind === 'assign' && <AssignDialog mutation={question.mutation} onClose={close} />}
      {question?.kind === 'ignore' && <IgnoreDialog mutation={question.mutation} onClose={close} />}
    </>
  );
}

function NoAccounts() {
  const may = useMay();
  return (
    <Card>
      <EmptyState
        icon={Landmark}
        title="Belum ada rekening"
        action={
          may('admin') && <ButtonLink to={screens.paymentAccounts}>Tambah rekening</ButtonLink>
        }
      >
        Mutasi dibaca per rekening. Tambahkan rekeningnya dulu.
      </EmptyState>
    </Card>
  );
}
