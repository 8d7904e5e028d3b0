// An order needs a cart that can be bought and accepted terms. The button says so when it is pressed
// too early: it is only marked as disabled, because a dead button explains nothing.

import { type Order, type PlaceOrderBody, termsVersion } from '@timesync/contract';
import { Button } from '@timesync/ui';

import { type ReactNode, useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { AlertInSight } from '~/components/ui/feedback/alert-in-sight';
import { Dialog } from '~/components/ui/overlays/dialog';
import { DialogActions } from '~/components/ui/overlays/dialog-actions';
import { messageOf } from '~/lib/api/api-error';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';
import type { CheckoutLine } from './checkout-line';
import { CheckoutLines } from './checkout-lines';
import { CheckoutTotal } from './checkout-total';
import type { Delivery } from './delivery';
import type { Recipient } from './recipient';
import { TermsCheckbox } from './terms-checkbox';
import { usePlaceOrder } from './use-place-order';

const TERMS_MISSING = 'Anda harus menyetujui syarat dan ketentuan terlebih dahulu.';

export interface CheckoutDialogProps {
  email: string;
  lines: readonly CheckoutLine[];
  total: number;
  /** Why these lines cannot be ordered, if so: the cart may change in another tab meanwhile. */
  obstacle: string | undefined;
  /** The delivery, if a line is shipped. */
  delivery?: Delivery | undefined;
  recipient: Recipient;
  renderTerms: (close: () => void) => ReactNode;
  onClose: () => void;
  onPlaced: (order: Order) => void;
  onFailed: () => void;
}

export function CheckoutDialog(props: CheckoutDialogProps) {
  const { email, lines, total, obstacle, delivery, recipient, renderTerms } = props;
  const { onClose, onPlaced, onFailed } = props;
  const [hasAccepted, setHasAccepted] = useState(false);
  const settings = useSellerSettings().data;
  /** Presses without accepted terms: each brings its answer into sight again. */
  const [refusals, setRefusals] = useState(0);
  const order = usePlaceOrder(email, { onPlaced, onFailed });
  useStayWhile(order.isPending);
  const canOrder = hasAccepted && !obstacle;

  async function checkout() {
    // Mistakes in the address first: nobody reads nine sections and then learns of them.
    const to = await delivery?.submit();
    if (delivery && !to) return;
    setRefusals(hasAccepted ? 0 : refusals + 1);
    if (!canOrder) return;
    const buysFor = await recipient.submit();
    if (!buysFor) return;
    const accepted = settings && { termsVersion: termsVersion(settings) };
    const owner = buysFor.mosqueId === null ? {} : { mosqueId: buysFor.mosqueId };
    const place = (body: PlaceOrderBody) => order.place({ ...body, ...owner, ...accepted });
    if (!to) return place(orderBodyOf(lines, total));
    const shippingAddress = to.address;
    place({ ...orderBodyOf(lines, total + (to.cost ?? 0)), shippingAddress });
  }

  return (
    <Dialog onClose={() => order.isPending || onClose()} title="Konfirmasi Pembelian">
      <CheckoutLines lines={lines} />
      <div className="border-line border-t py-4">{recipient.field}</div>
      {delivery && <div className="border-line border-t py-4">{delivery.fields}</div>}
      <CheckoutTotal total={total} delivery={delivery} />
      <div className="mt-4 space-y-4">
        <TermsCheckbox
          isAccepted={hasAccepted}
          renderTerms={renderTerms}
          onChange={(isAccepted) => {
            setHasAccepted(isAccepted);
            setRefusals(0);
          }}
        />
        {obstacle && <AlertInSight tone="error">{obstacle}</AlertInSight>}
        {refusals > 0 && !obstacle && (
          <AlertInSight key={refusals} tone="error">
            {TERMS_MISSING}
          </AlertInSight>
        )}
        {order.error && (
          <AlertInSight tone="error">
            <p className="font-bold">Checkout gagal</p>
            <p>{messageOf(order.error, 'Terjadi kesalahan, hubungi admin!')}</p>
          </AlertInSight>
        )}
      </div>
      <DialogActions>
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
      </DialogActions>
    </Dialog>
  );
}

/** Ids and quantities only: the server reads the prices, and refuses when its sum is another. */
function orderBodyOf(lines: readonly CheckoutLine[], total: number) {
  return {
    details: lines.map(({ productId, productVariantId, qty }) => ({
      productId,
      productVariantId,
      qty,
    })),
    expectedTotal: total,
  };
}

/** Blocks the back button while a request is in flight whose result must be seen. */
function useStayWhile(isBusy: boolean): void {
  const blocker = useBlocker(isBusy);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
