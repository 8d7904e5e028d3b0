import {
  amountNames,
  assignMutationBody,
  type BankMutation,
  formatRupiah,
} from '@timesync/contract';
import { Button, Field, Input } from '@timesync/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { RadioGroup } from '~/components/ui/inputs/radio-group';
import { Dialog } from '~/components/ui/overlays/dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { ReasonField } from '../reason-field';
import { MutationDetails } from './mutation-details';
import { reasonLabels } from './mutation-labels';
import { useOrderSearch, useReadAgain } from './mutation-queries';

interface AssignDialogProps {
  mutation: BankMutation;
  onClose: () => void;
}

/** Assigns a line to an order by hand. */
export function AssignDialog({ mutation, onClose }: AssignDialogProps) {
  const readAgain = useReadAgain();
  const choices = useOrderChoices(mutation);
  return (
    <Dialog
      onClose={onClose}
      title="Pasangkan dengan pesanan"
      description={
        mutation.reason === 'refund'
          ? 'Uang keluar ini menjadi bukti pengembalian dana pesanannya.'
          : 'Jika uangnya cukup, pesanan langsung lunas; jika kurang, sisanya ditagih.'
      }
    >
      <MutationDetails mutation={mutation} />
      <OrderSearch isPending={choices.isSearching} onSearch={choices.search} />
      <Form
        schema={assignMutationBody.omit({ transactionId: true })}
        defaultValues={{ reason: reasonLabels[mutation.reason] ?? '' }}
        className="mt-5"
        onSubmit={async ({ reason }) => {
          if (choices.chosen === undefined) return choices.demand();
          const body = { transactionId: choices.chosen, reason };
          await callApi('POST /admin/mutations/:id/assign', {
            params: { id: String(mutation.id) },
            body,
          });
          onClose();
          notifySuccess('Mutasi dipasangkan');
          await readAgain();
        }}
      >
        <div aria-live="polite">
          {choices.options.length > 0 && (
            <RadioGroup
              legend="Pesanan"
              options={choices.options}
              value={choices.chosen === undefined ? undefined : String(choices.chosen)}
              onChange={(id) => choices.choose(Number(id))}
            />
          )}
          {choices.note && <p className="text-danger-text text-sm">{choices.note}</p>}
        </div>
        <ReasonField
          name="reason"
          label="Alasan"
          hint="Tersimpan di pesanan, untuk Anda sendiri."
        />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <SubmitButton>Pasangkan</SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            Batal
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const transferLabel = (amount: number) => `${amountNames.transfer} ${formatRupiah(amount)}`;

function useOrderChoices({ orders }: BankMutation) {
  const [sought, search] = useState('');
  const [chosen, choose] = useState(orders.length === 1 ? orders[0]?.id : undefined);
  const [isDemanded, setIsDemanded] = useState(false);
  const { data, isFetching } = useOrderSearch(sought);
  const found = data?.data.map(({ id, invoiceNumber, payableAmount, user }) => ({
    value: String(id),
    label: invoiceNumber,
    description: `${user.name} · ${transferLabel(payableAmount)}`,
  }));
  const proposed = orders.map(({ id, invoiceNumber, payableAmount, customer }) => ({
    value: String(id),
    label: invoiceNumber,
    description: `${customer} · ${transferLabel(payableAmount)}`,
  }));
  return {
    search,
    isSearching: isFetching,
    options: found ?? proposed,
    chosen,
    choose,
    demand: () => setIsDemanded(true),
    note:
      found?.length === 0
        ? 'Tidak ada pesanan dengan nomor itu.'
        : isDemanded && chosen === undefined
          ? 'Pilih pesanannya dulu.'
          : undefined,
  };
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
