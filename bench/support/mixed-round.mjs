import { perSecond } from './api.mjs';
import { signInCustomers } from './customers.mjs';

const AT_ONCE = 4;
const EACH = 16;

/** A day's mix of requests. Each round returns how many requests it made. */
export async function openMixedRound(port) {
  const { client, cookies, emails, placeOrder, cancelOrders } = await signInCustomers(
    port,
    AT_ONCE,
    EACH,
  );
  const read = (path) => (index) =>
    client.send('GET', path, { cookie: cookies[index % cookies.length] });
  return async function playRound() {
    await client.signIn({ email: emails[0], password: 'bench-password' });
    await perSecond(EACH, AT_ONCE, read('/public/products'));
    await perSecond(EACH, AT_ONCE, placeOrder);
    await perSecond(EACH, AT_ONCE, read('/transaction'));
    await perSecond(EACH, AT_ONCE, read('/auth/profile'));
    await cancelOrders();
    return 1 + 5 * EACH;
  };
}
