import { useMutation } from '@tanstack/react-query';
import { formatDateTime, type MutationHook, mutationServiceNames } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { useState } from 'react';
import { Checkbox } from '~/components/ui/inputs/checkbox';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { DisconnectDialog } from './disconnect-dialog';
import { useMutationHooks, useRefreshHooks } from './mutation-hook-queries';

const ConnectDialog = lazyDialog(async () => (await import('./connect-dialog')).ConnectDialog);

/** Whether a service reports this account by itself; for the pemilik alone. */
export function MutationHookCard({ accountId }: { accountId: number }) {
  const { data } = useMutationHooks();
  const [question, setQuestion] = useState<'connect' | 'disconnect'>();
  if (!data) return null;
  const hook = data.data.find(({ paymentAccountId }) => paymentAccountId === accountId);
  const close = () => setQuestion(undefined);
  return (
    <Card aria-labelledby="mutasi-otomatis" className="mt-6">
      <h2 id="mutasi-otomatis" className="font-bold text-ink text-lg">
        Mutasi otomatis
      </h2>
      {hook ? <Connected hook={hook} /> : <p className="mt-1 text-ink-muted text-sm">{ABOUT}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setQuestion('connect')}>
          {hook ? 'Ganti rahasia' : 'Hubungkan'}
        </Button>
        {hook && (
          <Button variant="secondary" onClick={() => setQuestion('disconnect')}>
            Putuskan
          </Button>
        )}
      </div>
      {question === 'connect' && (
        <ConnectDialog accountId={accountId} service={hook?.service} onClose={close} />
      )}
      {question === 'disconnect' && <DisconnectDialog accountId={accountId} onClose={close} />}
    </Card>
  );
}

const ABOUT =
  'Layanan seperti Moota atau Mutasibank dapat mengirim mutasi rekening ini begitu uang masuk, tanpa menunggu berkas bank.';

function Connected({ hook }: { hook: MutationHook }) {
  const refresh = useRefreshHooks();
  const { paymentAccountId, service, booksItself, lastReceivedAt } = hook;
  const change = useMutation({
    mutationFn: (next: boolean) =>
      callApi('PATCH /admin/mutation-hooks/:id', {
        params: { id: String(paymentAccountId) },
        body: { booksItself: next },
      }),
    onSuccess: ({ message }) => notifySuccess(message),
    onSettled: refresh,
  });
  return (
    <>
      <p className="mt-1 mb-3 text-ink-muted text-sm">
        Terhubung dengan {mutationServiceNames[service]}.{' '}
        {lastReceivedAt
          ? `Terakhir menerima mutasi ${formatDateTime(lastReceivedAt)}.`
          : 'Belum menerima mutasi.'}
      </p>
      <Checkbox
        label="Lunaskan sendiri pesanan yang jumlahnya persis dan hanya satu"
        checked={change.isPending ? change.variables : booksItself}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate(target.checked)}
      />
      <p className="text-ink-muted text-sm">
        Tanpa ini, uang masuk hanya diusulkan dan Anda yang menyetujui.
      </p>
    </>
  );
}
