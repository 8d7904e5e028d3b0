import { placeOrderForCustomerBody } from '@timesync/contract';
import { useEffect, useState } from 'react';
import { TaskDialog } from '~/components/ui/overlays/task-dialog';
import { ApiError, messageOf } from '~/lib/api/api-error';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { costLabel } from '../../checkout/checkout-total';
import type { Delivery } from '../../checkout/delivery';
import { CustomerPicker } from './customer-picker';
import { DraftLines } from './draft-lines';
import { LineAdder } from './line-adder';
import { addLine, type DraftLine, isSold, priceLines, removeLine, totalOf } from './order-draft';
import { useProductsOnSale } from './phone-order-queries';
import { usePlacePhoneOrder } from './use-place-phone-order';

interface Draft {
  customerId?: number;
  lines: DraftLine[];
  idempotencyKey: string;
}

const NO_LONGER_SOLD = 'Ada produk yang sudah tidak dijual. Hapus dari pesanan, lalu coba lagi.';
const idsOf = ({ productId, productVariantId, qty }: DraftLine) => ({
  productId,
  productVariantId,
  qty,
});

export interface PlaceOrderDialogProps {
  /** Defined once a customer and a shipped product are chosen. */
  delivery: Delivery | undefined;
  onRecipient: (customerId: number | undefined) => void;
  onClose: () => void;
  onPlaced: (orderId: number) => void;
}

/** For a customer on the phone. */
export function PlaceOrderDialog(props: PlaceOrderDialogProps) {
  const { delivery, onRecipient, onClose, onPlaced } = props;
  const [draft, setDraft] = useState<Draft>({ lines: [], idempotencyKey: createIdempotencyKey() });
  const [obstacle, setObstacle] = useState<string>();
  const offer = useProductsOnSale();
  const products = offer.data?.data ?? [];
  const lines = priceLines(draft.lines, products);
  const place = usePlacePhoneOrder((order) => onPlaced(order.id));
  const recipient = lines.some(({ isShipped }) => isShipped) ? draft.customerId : undefined;
  useEffect(() => onRecipient(recipient), [onRecipient, recipient]);

  const change = (changes: Partial<Draft>) => {
    setObstacle(undefined);
    setDraft({ ...draft, ...changes, idempotencyKey: createIdempotencyKey() });
  };
  const submit = async () => {
    const { customerId: userId, idempotencyKey } = draft;
    if (userId === undefined) return setObstacle('Pilih pelanggan dulu!');
    if (!lines.every(isSold)) return setObstacle(NO_LONGER_SOLD);
    const to = await delivery?.take();
    if (delivery && !to) return;
    const body = {
      userId,
      details: lines.map(idsOf),
      expectedTotal: totalOf(lines) + (to?.cost ?? 0),
      ...(to && { shippingAddress: to.address }),
    };
    const { error } = placeOrderForCustomerBody.safeParse(body);
    if (error) return setObstacle(error.issues[0]?.message);
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
      description="Untuk pelanggan yang memesan lewat telepon. Ia menerima email tagihan dan melihat pesanannya di Transaksi Saya."
      obstacle={obstacle}
      isPending={place.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CustomerPicker
        customerId={draft.customerId}
        onPick={(customerId) => change({ customerId })}
      />
      <LineAdder
        products={products}
        onAdd={(line) => change({ lines: addLine(draft.lines, line) })}
        onObstacle={setObstacle}
      />
      <DraftLines
        lines={lines}
        onRemove={(line) => change({ lines: removeLine(draft.lines, line) })}
      />
      {delivery?.fields}
      {delivery && (
        <p className="flex justify-between gap-4 text-ink">
          Ongkos kirim <span>{costLabel(delivery)}</span>
        </p>
      )}
    </TaskDialog>
  );
}
