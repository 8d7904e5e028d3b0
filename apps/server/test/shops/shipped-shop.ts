import { createBox, sampleAddress, stockOf } from '../shop.ts';
import { openOrderShop } from './order-shop.ts';

/** A shop that sends boxes for Rp 30.000, of which three are left at the beginning of every test. */
export async function openShippedShop() {
  const shop = await openOrderShop();
  const shelf = { box: { productId: 0, productVariantId: 0 } };

  /** Sets what `buy` buys from now on. */
  async function stockNewBox(stock: number): Promise<void> {
    const { id, variants } = await createBox(shop.test, stock);
    shelf.box = { productId: id, productVariantId: variants[0]?.id ?? 0 };
  }

  return {
    ...shop,
    /** Other people, the default price, and a box that nobody has ordered yet. */
    async restart(): Promise<void> {
      await shop.replacePeople();
      await shop.people.admin.browser.patch('/admin/settings', {
        shippingMode: 'flat',
        shippingPrice: 30_000,
      });
      await stockNewBox(3);
    },
    stockNewBox,
    boxes: (qty: number) => ({ ...shelf.box, qty }),
    /** The default is one box to the sample address. */
    buy: (body: object = {}, headers: Record<string, string> = {}) =>
      shop.people.customer.browser.post(
        '/transaction',
        { details: [{ ...shelf.box, qty: 1 }], shippingAddress: sampleAddress, ...body },
        { headers },
      ),
    stockLeft: () => stockOf(shop.test, shelf.box.productVariantId),
  };
}
