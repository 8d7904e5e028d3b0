import {
  cancelManagedOrderBody,
  formatRupiah,
  type ManagedOrder,
  type OrderLine,
  productLabel,
  type z,
} from '@timesync/contract';
import { Field } from '@timesync/ui';
import { type ReactNode, useState } from 'react';
import { EntryDialog, TextareaField } from '~/components/form';
import { Checkbox, DialogButton, QuantityInput } from '~/components/ui';
import { callApi } from '~/lib/api';
import { useStoreManagedOrder } from './managed-order-queries';
import { type Choice, chosenAmount, isWhole, refundableLines, unitsOf } from './refund-choice';

const remittance = (amount: number) =>
  `${formatRupiah(amount)} Anda transfer sendiri kepada pembeli.`;

/** The buttons that end an order or a part of it, each shown if the order allows it. */
export function EndOrderButtons({ order }: { order: ManagedOrder }) {
  const can = (action: ManagedOrder['allowedActions'][number]) =>
    order.allowedActions.includes(action);
  const amount = order.receivedAmount - order.refundedAmount;
  const licenses = order.details.reduce((sum, line) => sum + line.licenses.length, 0);
  return (
    <>
      {can('cancel') && (
        <EndOrder
          order={order}
          label="Batalkan Pesanan"
          title="Batalkan pesanan ini?"
          description="Pesanan yang dibatalkan tidak dapat dibuka lagi."
          confirm="Ya, batalkan pesanan"
          done="Pesanan berhasil dibatalkan"
          send={(body) => callApi('POST /admin/transactions/cancel', { body })}
        />
      )}
      {can('refundPart') && <RefundUnits order={order} />}
      {can('refund') && (
        <EndOrder
          order={order}
          label="Refund"
          title={`Refund ${formatRupiah(amount)}?`}
          description={`Transaksi ditandai sudah dikembalikan dananya dan ${licenses} lisensinya dicabut. Ini tidak dapat dibatalkan. ${remittance(amount)}`}
          confirm="Refund dan cabut lisensi"
          done="Transaksi berhasil di-refund"
          send={(body) => callApi('POST /admin/transactions/refund', { body })}
        />
      )}
    </>
  );
}

/** Nothing to choose where one unit is all there is, or where boxes have to come back. */
function RefundUnits({ order }: { order: ManagedOrder }) {
  const left = order.details.reduce((sum, { qty, refundedQty }) => sum + qty - refundedQty, 0);
  if (refundableLines(order).length === 0 || left === 1) return null;
  return (
    <DialogButton
      {...quietDanger}
      dialog={(close) => <RefundUnitsDialog order={order} onClose={close} />}
    >
      Refund sebagian
    </DialogButton>
  );
}

/** The choice begins empty each time: units that were refunded before are no longer there. */
function RefundUnitsDialog({ order, onClose }: { order: ManagedOrder; onClose: () => void }) {
  const [choice, setChoice] = useState<Choice>({});
  const amount = chosenAmount(order, choice);
  const consequence = isWhole(order, choice)
    ? 'Ini semua unit yang tersisa, jadi seluruh pesanan dikembalikan.'
    : 'Lisensi unit yang dipilih dicabut; sisanya tetap berlaku.';
  return (
    <EndOrderDialog
      order={order}
      title={`Refund sebagian: ${formatRupiah(amount)}`}
      description={`${consequence} ${remittance(amount)}`}
      confirm="Refund unit ini"
      done="Sebagian transaksi berhasil di-refund"
      send={(body) =>
        callApi('POST /admin/transactions/refund', { body: { ...body, units: unitsOf(choice) } })
      }
      onClose={onClose}
    >
      {refundableLines(order).map((line) => (
        <LineUnits
          key={line.id}
          line={line}
          chosen={choice[line.id] ?? []}
          onChange={(chosen) => setChoice({ ...choice, [line.id]: chosen })}
        />
      ))}
    </EndOrderDialog>
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

interface EndOrderDialogProps {
  order: ManagedOrder;
  title: string;
  description: string;
  confirm: string;
  done: string;
  send: (body: z.output<typeof cancelManagedOrderBody>) => Promise<ManagedOrder>;
  onClose: () => void;
  children?: ReactNode;
}

interface EndOrderProps extends Omit<EndOrderDialogProps, 'onClose' | 'children'> {
  /** Of the button. */
  label: string;
}

const quietDanger = { variant: 'quiet', className: 'text-danger-text' } as const;

function EndOrder({ label, ...question }: EndOrderProps) {
  return (
    <DialogButton
      {...quietDanger}
      dialog={(close) => <EndOrderDialog {...question} onClose={close} />}
    >
      {label}
    </DialogButton>
  );
}

/** For what cannot be undone and must be explained. */
function EndOrderDialog({ order, send, children, ...dialog }: EndOrderDialogProps) {
  const store = useStoreManagedOrder();
  return (
    <EntryDialog
      {...dialog}
      about={order.invoiceNumber}
      isDanger
      back="Tidak, kembali"
      schema={cancelManagedOrderBody}
      defaultValues={{ transactionId: order.id, reason: '' }}
      send={async (body) => void store(await send(body))}
    >
      {children}
      <TextareaField name="reason" label="Alasan" hint="Pelanggan membaca alasan ini." rows={3} />
    </EntryDialog>
  );
}
