import { useMutation } from '@tanstack/react-query';
import { screens } from '@timesync/contract';
import { useNavigate } from 'react-router';
import { callApi } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { CART_ID } from './cart-panel';
import { useCart } from './use-cart';

/** The same lines once more: the cart says what costs something else today or is sold no longer. */
export function useOrderAgain(email: string) {
  const cart = useCart(email);
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (orderId: number) =>
      callApi('GET /transaction/:id/items', { params: { id: orderId } }),
    onSuccess: async ({ items }) => {
      cart.addMissing(items);
      await navigate(`${screens.dashboard}#${CART_ID}`);
      notifySuccess('Isi pesanan ini sudah ada di keranjang');
    },
  });
}
