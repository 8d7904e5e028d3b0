// The cart and the catalogue know nothing of each other; here they meet.
import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '@timesync/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CartLink } from '~/features/cart/cart-link';
import { CartPanel } from '~/features/cart/cart-panel';
import { quoteCart } from '~/features/cart/quote-cart';
import { useCart } from '~/features/cart/use-cart';
import { catalogKeys, useCatalog, useProductLookup } from '~/features/catalog/catalog-queries';
import type { ChosenProduct } from '~/features/catalog/product-choice';
import { ProductGrid } from '~/features/catalog/product-grid';
import { notifySuccess } from '~/lib/notify';

const loadProductDialog = () => import('~/features/catalog/product-dialog');
const loadPurchase = () => import('./purchase');
const ProductDialog = lazy(async () => ({ default: (await loadProductDialog()).ProductDialog }));
const Purchase = lazy(async () => ({ default: (await loadPurchase()).Purchase }));

export function Shop({ email }: { email: string }) {
  const queryClient = useQueryClient();
  const cart = useCart(email);
  const catalog = useCatalog();
  const findProduct = useProductLookup(
    cart.items.map((item) => item.productId),
    catalog.isFetched,
  );
  const lines = quoteCart(cart.items, findProduct);
  const [openProduct, setOpenProduct] = useState<Product>();
  const [isBuying, setIsBuying] = useState(false);
  const catalogHeading = useRef<HTMLHeadingElement>(null);
  useEffect(fetchDialogsAhead, []);

  const readPricesAgain = () => queryClient.invalidateQueries({ queryKey: catalogKeys.all });

  function add({ product, variant, qty }: ChosenProduct) {
    cart.add({
      productId: product.id,
      productVariantId: variant?.id ?? null,
      name: product.name,
      variantName: variant?.name ?? null,
      price: variant?.price ?? product.price,
      qty,
    });
    setOpenProduct(undefined);
    notifySuccess(`${product.name} ditambahkan ke keranjang`);
  }

  return (
    <>
      <CartPanel
        lines={lines}
        onChangeQuantity={cart.changeQuantity}
        onRemove={cart.remove}
        onBuy={() => {
          void readPricesAgain();
          setIsBuying(true);
        }}
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
        <ProductGrid catalog={catalog} onOpen={setOpenProduct} />
      </section>
      <Suspense>
        {openProduct && (
          <ProductDialog
            productId={openProduct.id}
            name={openProduct.name}
            onClose={() => setOpenProduct(undefined)}
            onAdd={add}
          />
        )}
        {isBuying && (
          <Purchase
            email={email}
            lines={lines}
            onOrdered={cart.clear}
            onBackToCatalog={() => {
              // An open dialog would take the focus back.
              flushSync(() => setIsBuying(false));
              catalogHeading.current?.focus();
            }}
            onFailed={readPricesAgain}
            onClose={() => setIsBuying(false)}
          />
        )}
      </Suspense>
    </>
  );
}

// Not part of the first paint, yet there before the first tap.
function fetchDialogsAhead() {
  Promise.all([loadProductDialog(), loadPurchase()]).catch(() => {
    // Without a network now; the tap tries again.
  });
}
