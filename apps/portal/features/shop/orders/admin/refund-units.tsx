import {
  formatRupiah,
  type ManagedOrder,
  type OrderLine,
  productLabel,
  refundOrderBody,
} from '@timesync/contract';
import { Button, Field } from '@timesync/ui';
import { useState } from 'react';
import { FormDialog } from '~/components/form/form-dialog';
import { Checkbox } from '~/components/ui/inputs/checkbox';
import { QuantityInput } from '~/components/ui/inputs/quantity-input';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useStoreManagedOrder } from './managed-order-queries';
import { ReasonField } from './reason-field';
import { type Choice, chosenAmount, isWhole, refundableLines, unitsOf } from './refund-choice';

/** Nothing to choose where one unit is all there is, or where boxes have to come back. */
export function RefundUnits({ order }: { order: ManagedOrder }) {
  const [isAsking, setIsAsking] = useState(false);
  const lines = refundableLines(order);
  if (lines.length === 0 || isOneUnit(order)) return null;
  return (
    <>
      <Button variant="quiet" className="text-danger-text" onClick={() => setIsAsking(true)}>
        Refund sebagian
      </Button>
      {isAsking && (
        <RefundUnitsDialog order={order} lines={lines} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}

const isOneUnit = ({ details }: ManagedOrder) =>
  details.reduce((sum, { qty, refundedQty }) => sum + qty - refundedQty, 0) === 1;

interface RefundUnitsDialogProps {
  order: ManagedOrder;
  lines: OrderLine[];
  onClose: () => void;
}

function RefundUnitsDialog({ order, lines, onClose }: RefundUnitsDialogProps) {
  const [choice, setChoice] = useState<Choice>({});
  const store = useStoreManagedOrder();
  const amount = chosenAmount(order, choice);
  return (
    <FormDialog
      title={`Refund sebagian: ${formatRupiah(amount)}`}
      description={
        isWhole(order, choice)
          ? `Ini semua unit yang tersisa, jadi seluruh pesanan dikembalikan. ${formatRupiah(amount)} Anda transfer sendiri kepada pembeli.`
          : `Lisensi unit yang dipilih dicabut; sisanya tetap berlaku. ${formatRupiah(amount)} Anda transfer sendiri kepada pembeli.`
      }
      about={order.invoiceNumber}
      confirm="Refund unit ini"
      back="Tidak, kembali"
      isDanger
      onClose={onClose}
      schema={refundOrderBody}
      defaultValues={{ transactionId: order.id, reason: '' }}
      onSubmit={async ({ transactionId, reason }) => {
        const body = { transactionId, reason, units: unitsOf(choice) };
        const refunded = await callApi('POST /admin/transactions/refund', { body });
        onClose();
        notifySuccess('Sebagian transaksi berhasil di-refund');
        await store(refunded);
      }}
    >
      {lines.map((line) => (
        <LineUnits
          key={line.id}
          line={line}
          chosen={choice[line.id] ?? []}
          onChange={(chosen) => setChoice({ ...choice, [line.id]: chosen })}
        />
      ))}
      <ReasonField name="reason" label="Alasan" hint="Pelanggan membaca alasan ini." />
    </FormDialog>
  );
}

interface LineUnitsProps {
  line: OrderLine;
  /** The ids of the licences, or one zero for each unit. */
  chosen: number[];
  onChange: (chosen: number[]) => void;
}

function LineUnits({ line, chosen, onChange }: LineUnitsProps) {
  const name = productLabel(line.product.name, line.productVariant?.name);
  const left = line.qty - line.refundedQty;
  return (
    <fieldset className="space-y-1">
      <legend className="mb-1 font-semibold text-ink">
        {name}, {formatRupiah(line.price)} per unit
      </legend>
      {line.requiresLicense ? (
        line.licenses.map(({ id, licenseKey, used }) => (
          <Checkbox
            key={id}
            label={`${licenseKey}${used ? ' (telah dipakai)' : ''}`}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        ))
      ) : (
        <Field label={`Jumlah, dari ${left} unit`}>
          {(control) => (
            <QuantityInput
              {...control}
              value={chosen.length}
              onChange={(count) => onChange(Array<number>(count).fill(0))}
              min={0}
              max={left}
              of={name}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
