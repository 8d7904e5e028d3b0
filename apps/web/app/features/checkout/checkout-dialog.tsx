// An order needs a cart that can be bought and accepted terms. The button says so when it is pressed
// too early: it is only marked as disabled, because a dead button explains nothing.
import { formatRupiah, type Order } from '@timesync/contract';
import { type ReactNode, useState } from 'react';
import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { messageOf } from '~/lib/api-error';
import { useStayWhile } from '~/lib/use-stay-while';
import type { CheckoutLine } from './checkout-line';
import { CheckoutLines } from './checkout-lines';
import { orderBodyOf } from './order-body';
import { TermsCheckbox } from './terms-checkbox';
import { usePlaceOrder } from './use-place-order';

const TERMS_MISSING = 'Anda harus menyetujui syarat dan ketentuan terlebih dahulu.';

interface CheckoutDialogProps {
  email: string;
  lines: readonly CheckoutLine[];
  total: number;
  /** Why these lines cannot be ordered, if so: the cart may change in another tab meanwhile. */
  obstacle: string | undefined;
  renderTerms: (close: () => void) => ReactNode;
  onClose: () => void;
  onPlaced: (order: Order) => void;
  onFailed: () => void;
}

export function CheckoutDialog(props: CheckoutDialogProps) {
  const { email, lines, total, obstacle, renderTerms, onClose, onPlaced, onFailed } = props;
  const [hasAccepted, setHasAccepted] = useState(false);
  const [isTermsAlertShown, setIsTermsAlertShown] = useState(false);
  const order = usePlaceOrder(email, { onPlaced, onFailed });
  useStayWhile(order.isPending);
  const canOrder = hasAccepted && !obstacle;

  function checkout() {
    setIsTermsAlertShown(!hasAccepted);
    if (canOrder) order.place(orderBodyOf(lines, total));
  }

  return (
    <Dialog isOpen onOpenChange={() => order.isPending || onClose()} title="Konfirmasi Pembelian">
      <CheckoutLines lines={lines} />
      <p className="flex items-baseline justify-between gap-4 border-line border-t pt-3 text-ink">
        Total
        <strong className="text-xl tabular-nums">{formatRupiah(total)}</strong>
      </p>
      <div className="mt-4 space-y-4">
        <TermsCheckbox
          isAccepted={hasAccepted}
          renderTerms={renderTerms}
          onChange={(isAccepted) => {
            setHasAccepted(isAccepted);
            setIsTermsAlertShown(false);
          }}
        />
        {obstacle && <Alert tone="error">{obstacle}</Alert>}
        {isTermsAlertShown && !obstacle && <Alert tone="error">{TERMS_MISSING}</Alert>}
        {order.error && (
          <Alert tone="error">
            <p className="font-bold">Checkout gagal</p>
            <p>{messageOf(order.error, 'Terjadi kesalahan, hubungi admin!')}</p>
          </Alert>
        )}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" disabled={order.isPending} onClick={onClose}>
            Batal
          </Button>
          <Button
            isPending={order.isPending}
            aria-disabled={!canOrder || undefined}
            className="aria-disabled:opacity-55"
            onClick={checkout}
          >
            Checkout
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
