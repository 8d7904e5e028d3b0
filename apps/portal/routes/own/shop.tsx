// The cart and the catalogue know nothing of each other; here they meet.

import { useQueryClient } from '@tanstack/react-query';
import { CHOSEN_PRODUCT_PARAM, type Product, parseRowId } from '@timesync/contract';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyDialog } from '~/components/ui';
import { useCatalog, useProductLookup } from '~/features/shop/catalog/catalog-queries';
import type { ChosenProduct } from '~/features/shop/catalog/product-choice';
import { ProductGrid } from '~/features/shop/catalog/product-grid';
import { cartItemOf } from '~/features/shop/orders/cart/cart';
import { CartLink, CartPanel } from '~/features/shop/orders/cart/cart-panel';
import { quoteCart } from '~/features/shop/orders/cart/quote-cart';
import { useCart } from '~/features/shop/orders/cart/use-cart';
import { keys } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { useDialogEntry } from '~/lib/navigation/use-dialog-entry';
import { readSessionAgain } from '~/lib/session/restore-session';

const OfferedProduct = lazyDialog(() => import('./offered-product'));
const Purchase = lazyDialog(() => import('./purchase'));

export function Shop({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const cart = useCart(email);
  const catalog = useCatalog();
  const findProduct = useProductLookup(
    cart.items.map((item) => item.productId),
    catalog.isFetched,
  );
  const lines = quoteCart(cart.items, findProduct);
  const catalogHeading = useRef<HTMLHeadingElement>(null);
  const hasOrdered = useRef(false);
  const opened = useDialogEntry<Product>();
  const [params, setParams] = useSearchParams();
  const openedId = opened.value?.id ?? parseRowId(params.get(CHOSEN_PRODUCT_PARAM));
  const forgetLinked = () => {
    params.delete(CHOSEN_PRODUCT_PARAM);
    setParams(params, { preventScrollReset: true, replace: true });
  };
  const closeProduct = () => (opened.value ? opened.close() : forgetLinked());
  const purchase = useDialogEntry<true>(() => {
    // However the order's confirmation is left, it leads back to the catalogue.
    if (hasOrdered.current) catalogHeading.current?.focus();
    hasOrdered.current = false;
  });
  usePrefetch(OfferedProduct.prefetch);
  usePrefetch(Purchase.prefetch);

  const readPricesAgain = () => queryClient.invalidateQueries({ queryKey: keys.catalog });

  const confirmPurchase = () => {
    void readPricesAgain();
    purchase.open(true);
  };

  function add(chosen: ChosenProduct) {
    cart.add(cartItemOf(chosen.product, chosen.variant, chosen.qty));
    closeProduct();
    notifySuccess(`${chosen.product.name} ditambahkan ke keranjang`);
  }

  // The product's dialog leaves the history before the next one enters it.
  const [buysNext, setBuysNext] = useState(false);
  useEffect(() => {
    if (!buysNext || openedId) return;
    setBuysNext(false);
    confirmPurchase();
  });

  /** Pressed again after "Batal" it is still one: the quantity is the chosen one, not added to. */
  function buy(chosen: ChosenProduct) {
    const item = cartItemOf(chosen.product, chosen.variant, chosen.qty);
    cart.addMissing([item]);
    cart.changeQuantity(item, item.qty);
    setBuysNext(true);
    closeProduct();
  }

  return (
    <>
      <CartPanel
        lines={lines}
        onChangeQuantity={cart.changeQuantity}
        onRemove={cart.remove}
        onBuy={confirmPurchase}
      />
      <section aria-labelledby="products-heading">
        <header className="sticky top-16 z-10 -mx-1 mb-2 flex min-h-14 items-center justify-between gap-4 bg-canvas px-1">
          <h2
            id="products-heading"
            ref={catalogHeading}
            tabIndex={-1}
            className="scroll-mt-20 font-bold text-ink text-xl focus:outline-none"
          >
            Produk
          </h2>
          <CartLink lines={lines} />
        </header>
        <ProductGrid catalog={catalog} onOpen={opened.open} />
      </section>
      {openedId && (
        <OfferedProduct
          productId={openedId}
          name={opened.value?.name ?? 'Produk'}
          onClose={closeProduct}
          onAdd={add}
          onBuy={buy}
        />
      )}
      {purchase.value && (
        <Purchase
          email={email}
          lines={lines}
          onOrdered={() => {
            hasOrdered.current = true;
            cart.clear();
          }}
          onFailed={async () => {
            await readSessionAgain();
            await readPricesAgain();
          }}
          onClose={purchase.close}
        />
      )}
    </>
  );
}
