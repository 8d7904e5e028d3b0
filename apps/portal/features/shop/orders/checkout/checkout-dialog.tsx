// An order needs a cart that can be bought and accepted terms. The button says so when it is pressed
// too early: it is only marked as disabled, because a dead button explains nothing.
import {
  formatDate,
  formatRupiah,
  type Order,
  sellerLine,
  TERMS_VERSION,
  termsSections,
  termsVersion,
} from '@timesync/contract';
import { Button, NumberedSections } from '@timesync/ui';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { AlertInSight, Checkbox, Dialog, DialogActions, Loaded } from '~/components/ui';
import { messageOf } from '~/lib/api';
import { useDialogEntry } from '~/lib/navigation/use-dialog-entry';
import { useSellerSettings } from '~/lib/seller-settings/use-seller-settings';
import { PriceAlert } from '../cart/cart-line';
import { findPurchaseObstacle, orderBodyOf, type QuotedLine, totalOf } from '../cart/quote-cart';
import { LinesTable } from '../order-lines';
import type { Delivery, Recipient } from './checkout';
import { CheckoutTotal } from './checkout-total';
import { usePlaceOrder } from './use-place-order';

const TERMS_MISSING = 'Anda harus menyetujui syarat dan ketentuan terlebih dahulu.';
const figure = (amount: number) => formatRupiah(amount, { symbol: false });

export interface CheckoutDialogProps {
  email: string;
  lines: readonly QuotedLine[];
  /** The delivery, if a line is shipped. */
  delivery?: Delivery | undefined;
  recipient: Recipient;
  onClose: () => void;
  onPlaced: (order: Order) => void;
  onFailed: () => void;
}

export function CheckoutDialog(props: CheckoutDialogProps) {
  const { email, lines, delivery, recipient, onClose, onPlaced, onFailed } = props;
  const [hasAccepted, setHasAccepted] = useState(false);
  const settings = useSellerSettings().data;
  /** Presses without accepted terms: each brings its answer into sight again. */
  const [refusals, setRefusals] = useState(0);
  const order = usePlaceOrder(email, { onPlaced, onFailed });
  useStayWhile(order.isPending);
  // The cart may change in another tab meanwhile.
  const obstacle = findPurchaseObstacle(lines);
  const canOrder = hasAccepted && !obstacle;
  const accept = (isAccepted: boolean) => {
    setHasAccepted(isAccepted);
    setRefusals(0);
  };
  // Ticking opens the terms, closing them is what accepts, unticking takes it back.
  const terms = useDialogEntry<true>(() => accept(true));

  async function checkout() {
    // Mistakes in the address first: nobody reads nine sections and then learns of them.
    const to = await delivery?.submit();
    if (delivery && !to) return;
    setRefusals(hasAccepted ? 0 : refusals + 1);
    if (!canOrder) return;
    const buysFor = await recipient.submit();
    if (!buysFor) return;
    order.place({
      ...orderBodyOf(lines, to),
      ...(buysFor.mosqueId !== null && { mosqueId: buysFor.mosqueId }),
      ...(settings && { termsVersion: termsVersion(settings) }),
    });
  }

  return (
    <Dialog onClose={() => order.isPending || onClose()} title="Konfirmasi Pembelian">
      <LinesTable
        lines={lines.map((line) => ({
          name: line.name,
          variant: line.variantName,
          qty: String(line.qty),
          price: figure(line.price),
          sum: figure(line.price * line.qty),
          notice: <PriceAlert line={line} />,
        }))}
        sums={[]}
      />
      <div className="py-4">{recipient.field}</div>
      {delivery && <div className="border-line border-t py-4">{delivery.fields}</div>}
      <CheckoutTotal total={totalOf(lines)} delivery={delivery} />
      <div className="mt-4 space-y-4">
        <Checkbox
          label="Saya menyetujui syarat dan ketentuan"
          checked={hasAccepted || terms.value === true}
          onChange={({ target }) => {
            if (target.checked) terms.open(true);
            accept(false);
          }}
        />
        {terms.value && <TermsDialog onClose={terms.close} />}
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

/** Blocks the back button while a request is in flight whose result must be seen. */
function useStayWhile(isBusy: boolean): void {
  const blocker = useBlocker(isBusy);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}

/** However it is closed, closing is accepting; so the dialog says so itself. */
function TermsDialog({ onClose }: { onClose: () => void }) {
  const settings = useSellerSettings();
  return (
    <Dialog
      size="large"
      onClose={onClose}
      title="Syarat dan Ketentuan"
      description="Dengan menutup halaman ini, Anda menyetujui syarat dan ketentuan berikut."
    >
      <Loaded query={settings} failure="Syarat dan ketentuan gagal dimuat.">
        {(loaded) => (
          <div className="text-ink">
            <p className="text-ink-muted text-sm">
              Versi {termsVersion(loaded)}, berlaku sejak {formatDate(TERMS_VERSION)}
            </p>
            <p className="text-ink-muted text-sm">Penjual: {sellerLine(loaded.seller)}</p>
            <NumberedSections sections={termsSections(loaded)} heading="h3" />
          </div>
        )}
      </Loaded>
      <DialogActions>
        <Button onClick={onClose}>Saya Setuju</Button>
      </DialogActions>
    </Dialog>
  );
}
