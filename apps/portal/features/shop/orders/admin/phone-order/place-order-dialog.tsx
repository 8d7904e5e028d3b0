import { useEffect, useRef, useState } from 'react';
import { quantityObstacle } from '~/components/ui/inputs/quantity-input';
import { TaskDialog } from '~/components/ui/overlays/task-dialog';
import { ApiError, messageOf } from '~/lib/api/api-error';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { dropDraft, readDraft, saveDraft } from '~/lib/session/drafts';
import { costLabel } from '../../checkout/checkout-total';
import type { Delivery } from '../../checkout/delivery';
import { CustomerPicker, type PickedCustomer } from './customer-picker';
import { DraftLines } from './draft-lines';
import { LineAdder } from './line-adder';
import {
  addLine,
  type Caller,
  chosenLine,
  type DraftLine,
  isSold,
  type LineChoice,
  NO_CHOICE,
  priceLines,
  removeLine,
  totalOf,
} from './order-draft';
import { useAddCaller, useProductsOnSale } from './phone-order-queries';
import { usePlacePhoneOrder } from './use-place-phone-order';

interface Draft {
  customer: PickedCustomer | undefined;
  /** A person without an account, who gets one with the order. */
  caller?: Caller | undefined;
  lines: DraftLine[];
  choice: LineChoice;
  /** The customer got an account with this order. */
  isCallersOrder?: boolean;
  idempotencyKey: string;
}

const NO_LONGER_SOLD = 'Ada produk yang sudah tidak dijual. Hapus dari pesanan, lalu coba lagi.';
const EMPTY = 'Keranjang kosong!';
const idsOf = ({ productId, productVariantId, qty }: DraftLine) => ({
  productId,
  productVariantId,
  qty,
});

export interface PlaceOrderDialogProps {
  /** The customer who is chosen at first. */
  customer: PickedCustomer | undefined;
  /** Defined once a customer and a shipped product are chosen. */
  delivery: Delivery | undefined;
  onRecipient: (customerId: number | undefined) => void;
  onClose: () => void;
  /** It is called when the order is placed or discarded. */
  onDone: () => void;
  onPlaced: (orderId: number) => void;
  /** Placed for somebody new, who needs his login link. */
  onPlacedForCaller: (customerId: number) => void;
}

/** Places an order for a customer on the phone. */
export function PlaceOrderDialog(props: PlaceOrderDialogProps) {
  const { customer, delivery, onRecipient, onClose, onDone, onPlaced, onPlacedForCaller } = props;
  const draftName = `phone order ${customer?.id ?? ''}`;
  const [draft, setDraft] = useState<Draft>(
    () =>
      readDraft(draftName) ?? {
        customer,
        lines: [],
        choice: NO_CHOICE,
        idempotencyKey: createIdempotencyKey(),
      },
  );
  const [isUnsaved, setIsUnsaved] = useState(() => readDraft(draftName) !== undefined);
  const [obstacle, setObstacle] = useState<string>();
  const row = useRef<HTMLDivElement>(null);
  const offer = useProductsOnSale(draft.customer?.id);
  const products = offer.data ?? [];
  const pending = chosenLine(draft.choice, products);
  const all = pending ? addLine(draft.lines, pending) : draft.lines;
  const lines = priceLines(all, products);
  const isShipped = lines.some((line) => line.isShipped);
  const forget = () => {
    dropDraft(draftName);
    setIsUnsaved(false);
    onDone();
  };
  const place = usePlacePhoneOrder((order) => {
    forget();
    if (draft.isCallersOrder) onPlacedForCaller(order.user.id);
    else onPlaced(order.id);
  });
  const addCaller = useAddCaller();
  const recipient = isShipped ? draft.customer?.id : undefined;
  useEffect(() => onRecipient(recipient), [onRecipient, recipient]);

  const store = (next: Draft) => {
    setDraft(next);
    saveDraft(draftName, next);
    setIsUnsaved(true);
  };
  const change = (changes: Partial<Draft>) => {
    setObstacle(undefined);
    store({ ...draft, ...changes, idempotencyKey: createIdempotencyKey() });
  };
  const add = () => {
    const refused = quantityObstacle(row.current);
    if (refused) return setObstacle(refused);
    if (!pending) return setObstacle('Pilih produk dulu!');
    change({ lines: all, choice: NO_CHOICE });
  };
  const remove = (line: DraftLine) => {
    const isPending = pending && removeLine([pending], line).length === 0;
    change({
      lines: removeLine(draft.lines, line),
      ...(isPending && { choice: NO_CHOICE }),
    });
  };
  /** The chosen customer, or the caller's new account. */
  const requireCustomer = async (): Promise<PickedCustomer | undefined> => {
    if (draft.customer) return draft.customer;
    const { caller } = draft;
    if (!caller) return void setObstacle('Pilih pelanggan dulu!');
    const body = { ...caller, email: caller.email.trim() || null };
    if (lines.length === 0) return void setObstacle(EMPTY);
    try {
      const added = await addCaller.mutateAsync(body);
      store({ ...draft, customer: added, caller: undefined, isCallersOrder: true });
      return added;
    } catch (failure) {
      return void setObstacle(messageOf(failure, 'Pelanggan belum ditambahkan.'));
    }
  };
  const submit = async () => {
    const { idempotencyKey } = draft;
    const refused = quantityObstacle(row.current);
    if (refused) return setObstacle(refused);
    const isNew = draft.customer === undefined;
    const buyer = await requireCustomer();
    if (!buyer) return;
    if (lines.length === 0) return setObstacle(EMPTY);
    if (isNew && isShipped) return setObstacle('Pelanggan sudah ditambahkan. Isi alamat kirimnya.');
    const userId = buyer.id;
    if (!lines.every(isSold)) return setObstacle(NO_LONGER_SOLD);
    const to = await delivery?.submit();
    if (delivery && !to) return;
    const body = {
      userId,
      details: lines.map(idsOf),
      expectedTotal: totalOf(lines) + (to?.cost ?? 0),
      ...(to && { shippingAddress: to.address }),
    };
    setObstacle(undefined);
    place.mutate({ body, idempotencyKey }, { onError: explain });
  };
  const explain = (failure: Error) => {
    const isGone = failure instanceof ApiError && failure.code === 'PRODUCT_GONE';
    setObstacle(isGone ? NO_LONGER_SOLD : messageOf(failure, 'Pesanan gagal dibuat'));
    // Shows what was read out wrongly: another price, or a product that is gone.
    void offer.refetch();
  };
  return (
    <TaskDialog
      title="Buat Pesanan"
      description="Untuk pelanggan yang memesan lewat telepon. Ia melihat pesanan dan cara membayarnya di Transaksi Saya."
      obstacle={obstacle}
      isPending={place.isPending || addCaller.isPending}
      isUnsaved={isUnsaved}
      onDiscard={forget}
      onSubmit={submit}
      onClose={onClose}
    >
      <CustomerPicker
        customerId={draft.customer?.id}
        chosen={draft.customer}
        caller={draft.caller}
        onPick={(picked) => change({ customer: picked, caller: undefined, isCallersOrder: false })}
        onCaller={(caller) => change({ caller })}
      />
      <LineAdder
        products={products}
        choice={draft.choice}
        onChoice={(choice) => change({ choice })}
        row={row}
        onAdd={add}
      />
      <DraftLines lines={lines} onRemove={remove} />
      {delivery?.fields}
      {delivery && (
        <p className="flex justify-between gap-4 text-ink">
          Ongkos kirim <span>{costLabel(delivery)}</span>
        </p>
      )}
    </TaskDialog>
  );
}
