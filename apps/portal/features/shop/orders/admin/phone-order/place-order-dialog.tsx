import { useMutation, useQuery } from '@tanstack/react-query';
import { formatRupiah } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { quantityObstacle, SelectInput, TaskDialog } from '~/components/ui';
import { callApi, keys, messageOf, readOf, useRefresh } from '~/lib/api';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { notifySuccess } from '~/lib/browser/notify';
import { dropDraft, readDraft, saveDraft } from '~/lib/session/drafts';
import { pricedFor } from '~/lib/values/priced-for';
import {
  addToCart,
  type CartItem,
  cartItemName,
  cartItemOf,
  cartLineKey,
  changeQuantity,
  removeFromCart,
} from '../../cart/cart';
import { CartLine } from '../../cart/cart-line';
import { findPurchaseObstacle, orderBodyOf, quoteCart, totalOf } from '../../cart/quote-cart';
import type { Delivery } from '../../checkout/checkout';
import { CheckoutTotal } from '../../checkout/checkout-total';
import { useStoreManagedOrder } from '../managed-order-queries';
import { type Caller, CustomerPicker, type PickedCustomer } from './customer-picker';

/** Everything that can be chosen from. */
const onSale = readOf(keys.catalog, 'GET /public/products', { query: { limit: '100' } });

interface Draft {
  customer: PickedCustomer | undefined;
  /** A person without an account, who gets one with the order. */
  caller?: Caller | undefined;
  items: CartItem[];
  /** The product in the field, which counts without being added first. */
  choice: string;
  /** The customer got an account with this order. */
  isCallersOrder?: boolean;
  /** One per content: pressing again after a lost answer does not order twice. */
  idempotencyKey: string;
}

export interface PlaceOrderDialogProps {
  /** The customer who is chosen at first. */
  customer: PickedCustomer | undefined;
  /** Asks for the address once a customer and a shipped product are chosen. */
  deliveryTo: (customerId: number, draw: (delivery: Delivery) => ReactNode) => ReactNode;
  onClose: () => void;
  onPlaced: (orderId: number) => void;
  /** Placed for somebody new, who needs his login link. */
  onPlacedForCaller: (customerId: number) => void;
}

/** Places an order for a customer on the phone. */
export function PlaceOrderDialog(props: PlaceOrderDialogProps) {
  const { customer, deliveryTo, onClose, onPlaced, onPlacedForCaller } = props;
  const draftName = `phone cart ${customer?.id ?? ''}`;
  const [draft, setDraft] = useState<Draft>(
    () =>
      readDraft(draftName) ?? {
        customer,
        items: [],
        choice: '',
        idempotencyKey: createIdempotencyKey(),
      },
  );
  const [isUnsaved, setIsUnsaved] = useState(() => readDraft(draftName) !== undefined);
  const [obstacle, setObstacle] = useState<string>();
  const cart = useRef<HTMLUListElement>(null);
  /** As it was last drawn. */
  const delivery = useRef<Delivery>(undefined);
  const { data: sale } = useQuery(onSale);
  const { data: prices } = useQuery({
    ...readOf(keys.catalog, 'GET /admin/users/:id/prices', {
      params: { id: String(draft.customer?.id) },
    }),
    enabled: draft.customer !== undefined,
  });
  const products = sale?.data.map((product) => pricedFor(product, prices?.data ?? []));
  const offers = (products ?? []).flatMap((product) =>
    product.ProductVariant.length > 0
      ? product.ProductVariant.map((variant) => cartItemOf(product, variant))
      : [cartItemOf(product, null)],
  );
  const chosen = offers.find((offer) => cartLineKey(offer) === draft.choice);
  const items = chosen ? addToCart(draft.items, chosen) : draft.items;
  const lines = quoteCart(
    items,
    (id) => products && (products.find((product) => product.id === id) ?? 'gone'),
  );
  const isShipped = lines.some((line) => line.isShipped);
  const storeOrder = useStoreManagedOrder();
  const readPricesAgain = useRefresh(keys.catalog);
  const readUsersAgain = useRefresh(keys.users);
  const forget = () => {
    dropDraft(draftName);
    setIsUnsaved(false);
    delivery.current?.forget();
  };
  const place = useMutation({
    mutationFn: (body: ReturnType<typeof orderBodyOf> & { userId: number }) =>
      callApi('POST /admin/transactions', { body }, { idempotencyKey: draft.idempotencyKey }),
    onSuccess: (order) => {
      notifySuccess('Pesanan berhasil dibuat');
      void storeOrder(order);
      forget();
    },
    onError: (failure) => {
      setObstacle(messageOf(failure, 'Pesanan gagal dibuat'));
      // Shows what was read out wrongly: another price, or a product that is gone.
      void readPricesAgain();
    },
  });
  const addCaller = useMutation({
    mutationFn: (body: Omit<Caller, 'email'> & { email: string | null }) =>
      callApi('POST /admin/callers', { body }, { toast: false }),
    onSuccess: () => void readUsersAgain(),
  });
  const total = totalOf(lines);

  const store = (next: Draft) => {
    setDraft(next);
    saveDraft(draftName, next);
    setIsUnsaved(true);
  };
  const change = (changes: Partial<Draft>) => {
    setObstacle(undefined);
    store({ ...draft, ...changes, idempotencyKey: createIdempotencyKey() });
  };
  /** The chosen customer, or the caller's new account. */
  const requireCustomer = async (): Promise<PickedCustomer | undefined> => {
    const { caller } = draft;
    if (draft.customer) return draft.customer;
    if (!caller) return void setObstacle('Pilih pelanggan dulu!');
    if (lines.length === 0) return void setObstacle(findPurchaseObstacle(lines));
    try {
      const added = await addCaller.mutateAsync({ ...caller, email: caller.email.trim() || null });
      store({ ...draft, customer: added, caller: undefined, isCallersOrder: true });
      return added;
    } catch (failure) {
      return void setObstacle(messageOf(failure, 'Pelanggan belum ditambahkan.'));
    }
  };
  const submit = async () => {
    const refused = quantityObstacle(cart.current);
    if (refused) return setObstacle(refused);
    const buyer = await requireCustomer();
    if (!buyer) return;
    if (!draft.customer && isShipped) {
      return setObstacle('Pelanggan sudah ditambahkan. Isi alamat kirimnya.');
    }
    const unbuyable = findPurchaseObstacle(lines);
    if (unbuyable) return setObstacle(unbuyable);
    const to = isShipped ? await delivery.current?.submit() : undefined;
    if (isShipped && !to) return;
    setObstacle(undefined);
    place.mutate(
      { userId: buyer.id, ...orderBodyOf(lines, to) },
      {
        // Only while this is open: who has gone on is not fetched from where he is.
        onSuccess: (order) =>
          draft.isCallersOrder || !draft.customer
            ? onPlacedForCaller(order.user.id)
            : onPlaced(order.id),
      },
    );
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
        chosen={draft.customer}
        caller={draft.caller}
        onPick={(picked) => change({ customer: picked, caller: undefined, isCallersOrder: false })}
        onCaller={(caller) => change({ caller })}
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_auto]">
        <SelectInput
          label="Produk"
          value={draft.choice}
          onPick={(choice) => change({ choice })}
          empty="Pilih produk"
          options={offers.map((offer) => ({
            value: cartLineKey(offer),
            label: `${cartItemName(offer)} (${formatRupiah(offer.price)})`,
          }))}
        />
        <Button
          variant="secondary"
          className="h-12 self-end"
          onClick={() =>
            chosen ? change({ items, choice: '' }) : setObstacle('Pilih produk dulu!')
          }
        >
          <Plus aria-hidden className="size-5" />
          Tambah
        </Button>
      </div>
      <div aria-live="polite">
        {lines.length === 0 && <p className="text-ink-muted text-sm">Belum ada produk.</p>}
        <ul ref={cart} className="divide-y divide-line">
          {lines.map((line) => (
            <CartLine
              key={cartLineKey(line)}
              line={line}
              onChangeQuantity={(qty) =>
                change({ items: changeQuantity(items, line, qty), choice: '' })
              }
              onRemove={() => change({ items: removeFromCart(items, line), choice: '' })}
            />
          ))}
        </ul>
      </div>
      {isShipped && draft.customer ? (
        deliveryTo(draft.customer.id, (drawn) => {
          delivery.current = drawn;
          return (
            <>
              {drawn.fields}
              <CheckoutTotal total={total} delivery={drawn} />
            </>
          );
        })
      ) : (
        <CheckoutTotal total={total} delivery={undefined} />
      )}
    </TaskDialog>
  );
}
