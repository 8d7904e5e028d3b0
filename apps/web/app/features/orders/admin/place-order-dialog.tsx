import { placeOrderForCustomer } from '@timesync/contract';
import { useState } from 'react';
import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { messageOf } from '~/lib/api-error';
import { createIdempotencyKey } from '~/lib/idempotency-key';
import { CustomerPicker } from './customer-picker';
import { DraftLines } from './draft-lines';
import { LineAdder } from './line-adder';
import { addLine, type DraftLine, priceLines, removeLine } from './order-draft';
import { useProductsOnSale } from './phone-order-queries';
import { usePlaceOrderForCustomer } from './use-place-order-for-customer';

interface Draft {
  customerId?: number;
  lines: DraftLine[];
  idempotencyKey: string;
}

interface PlaceOrderDialogProps {
  onClose: () => void;
  onPlaced: (orderId: number) => void;
}

/** For a customer on the phone. */
export function PlaceOrderDialog({ onClose, onPlaced }: PlaceOrderDialogProps) {
  const [draft, setDraft] = useState<Draft>({ lines: [], idempotencyKey: createIdempotencyKey() });
  const [obstacle, setObstacle] = useState<string>();
  const products = useProductsOnSale().data?.data ?? [];
  const place = usePlaceOrderForCustomer((order) => onPlaced(order.id));

  const change = (part: Partial<Draft>) => {
    setObstacle(undefined);
    setDraft({ ...draft, ...part, idempotencyKey: createIdempotencyKey() });
  };
  const submit = () => {
    const { customerId: userId, lines: details, idempotencyKey } = draft;
    if (userId === undefined) return setObstacle('Pilih pelanggan dulu!');
    const { error } = placeOrderForCustomer.body.safeParse({ userId, details });
    if (error) return setObstacle(error.issues[0]?.message);
    setObstacle(undefined);
    place.mutate(
      { userId, details, idempotencyKey },
      { onError: (failure) => setObstacle(messageOf(failure, 'Pesanan gagal dibuat')) },
    );
  };
  return (
    <Dialog
      isOpen
      onOpenChange={() => !place.isPending && onClose()}
      size="large"
      title="Buat Pesanan"
      description="Untuk pelanggan yang memesan lewat telepon. Ia menerima email tagihan dan melihat pesanannya di Transaksi Saya."
    >
      <div className="space-y-6">
        {obstacle && (
          <Alert tone="error" className="sticky top-0 z-10">
            {obstacle}
          </Alert>
        )}
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
          lines={priceLines(draft.lines, products)}
          onRemove={(line) => change({ lines: removeLine(draft.lines, line) })}
        />
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button isPending={place.isPending} onClick={submit}>
            Buat Pesanan
          </Button>
          <Button variant="secondary" disabled={place.isPending} onClick={onClose}>
            Batal
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
