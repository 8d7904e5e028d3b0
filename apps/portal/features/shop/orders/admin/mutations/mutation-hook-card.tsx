import { useQuery } from '@tanstack/react-query';
import { formatDateTime, type MutationHook, mutationServiceNames } from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { useState } from 'react';
import { Checkbox, LazyConfirm, lazyDialog } from '~/components/ui';
import { callApi, keys, readOf, useChange } from '~/lib/api';

const ConnectDialog = lazyDialog(() => import('./connect-dialog'));

/** Whether a service reports this account by itself; for the pemilik alone. */
export function MutationHookCard({ accountId }: { accountId: number }) {
  const { data } = useQuery(readOf(keys.hooks, 'GET /admin/mutation-hooks', {}, { toast: false }));
  const [question, setQuestion] = useState<'connect' | MutationHook>();
  const close = () => setQuestion(undefined);
  const book = useChange({
    send: (booksItself: boolean) =>
      callApi('POST /admin/mutation-hooks', { body: { paymentAccountId: accountId, booksItself } }),
    done: 'Data berhasil diperbarui',
    changes: [keys.hooks],
  });
  if (!data) return null;
  const hook = data.data.find(({ paymentAccountId }) => paymentAccountId === accountId);
  return (
    <Card aria-labelledby="mutasi-otomatis" className="mt-6">
      <h2 id="mutasi-otomatis" className="font-bold text-ink text-lg">
        Mutasi otomatis
      </h2>
      <p className="mt-1 mb-3 text-ink-muted text-sm">{hook ? aboutHook(hook) : ABOUT}</p>
      {hook && (
        <>
          <Checkbox
            label="Lunaskan otomatis kalau jumlahnya persis milik satu pesanan"
            checked={book.isPending ? book.variables : hook.booksItself}
            disabled={book.isPending}
            onChange={({ target }) => book.mutate(target.checked)}
          />
          <p className="text-ink-muted text-sm">
            Tanpa ini, uang masuk hanya diusulkan dan Anda yang menyetujui.
          </p>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setQuestion('connect')}>
          {hook ? 'Ganti rahasia' : 'Hubungkan'}
        </Button>
        {hook && (
          <Button variant="secondary" onClick={() => setQuestion(hook)}>
            Putuskan
          </Button>
        )}
      </div>
      {question === 'connect' && (
        <ConnectDialog accountId={accountId} service={hook?.service} onClose={close} />
      )}
      {question && question !== 'connect' && (
        <LazyConfirm
          title="Putuskan Mutasi Otomatis"
          question="Kiriman dari layanan tidak diterima lagi. Mutasi yang sudah masuk tetap ada."
          itemName={mutationServiceNames[question.service]}
          actionLabel="Putuskan"
          send={() => callApi('DELETE /admin/mutation-hooks/:id', { params: { id: accountId } })}
          changes={[keys.hooks]}
          onClose={close}
        />
      )}
    </Card>
  );
}

const ABOUT =
  'Layanan seperti Moota atau Mutasibank dapat mengirim mutasi rekening ini begitu uang masuk, tanpa menunggu berkas bank.';

function aboutHook({ service, lastReceivedAt }: MutationHook): string {
  const last = lastReceivedAt
    ? `Terakhir menerima mutasi ${formatDateTime(lastReceivedAt)}.`
    : 'Belum menerima mutasi.';
  return `Terhubung dengan ${mutationServiceNames[service]}. ${last}`;
}
