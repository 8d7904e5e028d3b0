import {
  amountNames,
  assignMutationBody,
  type BankMutation,
  formatDate,
  formatRupiah,
  ignoreMutationBody,
} from '@timesync/contract';
import { Button, Field, Input } from '@timesync/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { EntryDialog, FormDialog, TextareaField } from '~/components/form';
import { RadioGroup } from '~/components/ui';
import { callApi, keys, useRefresh } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { formatSen, reasonLabels } from './mutation-labels';
import { useOrderSearch } from './mutation-queries';

interface MutationDialogProps {
  mutation: BankMutation;
  onClose: () => void;
}

/** Assigns a line to an order by hand. */
export function AssignDialog({ mutation, onClose }: MutationDialogProps) {
  const readAgain = useRefresh(keys.orders);
  const { orders, reason } = mutation;
  const [sought, search] = useState('');
  const [chosen, choose] = useState(orders.length === 1 ? orders[0]?.id : undefined);
  const [isDemanded, setIsDemanded] = useState(false);
  const { data, isFetching } = useOrderSearch(sought);
  const found = data?.data.map(({ user, ...order }) => ({ ...order, customer: user.name }));
  const choices = found ?? orders;
  return (
    <FormDialog
      title="Pasangkan dengan pesanan"
      description={
        reason === 'refund'
          ? 'Uang keluar ini menjadi bukti pengembalian dana pesanannya.'
          : 'Jika uangnya cukup, pesanan langsung lunas; jika kurang, sisanya ditagih.'
      }
      lead={
        <div className="mb-5">
          <MutationDetails mutation={mutation} />
          <OrderSearch isPending={isFetching} onSearch={search} />
        </div>
      }
      confirm="Pasangkan"
      back="Batal"
      onClose={onClose}
      schema={assignMutationBody.omit({ transactionId: true })}
      defaultValues={{ reason: reasonLabels[reason] ?? '' }}
      onSubmit={async (body) => {
        if (chosen === undefined) return setIsDemanded(true);
        await callApi('POST /admin/mutations/:id/assign', {
          params: { id: mutation.id },
          body: { transactionId: chosen, ...body },
        });
        onClose();
        notifySuccess('Mutasi dipasangkan');
        await readAgain();
      }}
    >
      <div aria-live="polite">
        {choices.length > 0 && (
          <RadioGroup
            legend="Pesanan"
            options={choices.map(({ id, invoiceNumber, payableAmount, customer }) => ({
              value: String(id),
              label: invoiceNumber,
              description: `${customer} · ${amountNames.transfer} ${formatRupiah(payableAmount)}`,
            }))}
            value={chosen === undefined ? undefined : String(chosen)}
            onChange={(id) => choose(Number(id))}
          />
        )}
        {(found?.length === 0 || (isDemanded && chosen === undefined)) && (
          <p className="text-danger-text text-sm">
            {found?.length === 0 ? 'Tidak ada pesanan dengan nomor itu.' : 'Pilih pesanannya dulu.'}
          </p>
        )}
      </div>
      <TextareaField
        name="reason"
        label="Alasan"
        hint="Tersimpan di pesanan, untuk Anda sendiri."
        rows={3}
      />
    </FormDialog>
  );
}

interface OrderSearchProps {
  isPending: boolean;
  onSearch: (invoiceNumber: string) => void;
}

function OrderSearch({ isPending, onSearch }: OrderSearchProps) {
  const [typed, setTyped] = useState('');
  const search = () => onSearch(typed.trim());
  return (
    <Field label="Nomor invoice" hint="Ketik sebagian nomornya, lalu Cari.">
      {(control) => (
        <span className="flex gap-3">
          <Input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              search();
            }}
          />
          <Button className="h-12" isPending={isPending} onClick={search}>
            <Search aria-hidden className="size-5" />
            Cari
          </Button>
        </span>
      )}
    </Field>
  );
}

export function IgnoreDialog({ mutation, onClose }: MutationDialogProps) {
  return (
    <EntryDialog
      title="Bukan penjualan?"
      lead={<MutationDetails mutation={mutation} />}
      confirm="Tandai"
      back="Batal"
      onClose={onClose}
      schema={ignoreMutationBody}
      defaultValues={{ reason: '' }}
      send={(body) =>
        callApi('POST /admin/mutations/:id/ignore', { params: { id: mutation.id }, body })
      }
      done="Ditandai bukan penjualan"
      changes={[keys.orders]}
    >
      <TextareaField
        name="reason"
        label="Alasan"
        hint="Misalnya bunga bank. Mutasi lain dengan keterangan yang sama ikut ditandai, juga nanti."
        rows={3}
      />
    </EntryDialog>
  );
}

function MutationDetails({ mutation }: { mutation: BankMutation }) {
  const { amountSen, day, description, paymentAccount } = mutation;
  return (
    <div className="mb-5 rounded-control bg-sunken px-3.5 py-2.5">
      <p className="font-semibold text-ink">
        {formatSen(amountSen)} · {formatDate(`${day}T12:00:00Z`)}
      </p>
      <p className="break-words text-ink-muted text-sm">
        {description} ({paymentAccount.name})
      </p>
    </div>
  );
}
