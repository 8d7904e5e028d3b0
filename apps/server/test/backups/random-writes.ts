// A busy shop: orders, proofs, decisions and people, in any order and several concurrently.
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { OrderShop } from '../shops/order-shop.ts';

/** One person may have this many open uploads. */
const AT_ONCE = 2;

export interface RandomWrites {
  /** How many were made so far. */
  count(): number;
  /** Resolves when this many more were made. */
  more(count: number): Promise<void>;
  end(): Promise<void>;
}

export function startRandomWrites(shop: OrderShop): RandomWrites {
  const { admin, customer } = shop.people;
  const unpaid: number[] = [];
  const sent: number[] = [];
  let [count, isOver] = [0, false];

  async function place(): Promise<void> {
    const details = [{ ...shop.line, qty: 1 + Math.floor(Math.random() * 5) }];
    const wanted = { userId: customer.user.id, details };
    unpaid.push(done(await admin.browser.post('/admin/transactions', wanted)).json().id);
  }

  async function sendProof(): Promise<void> {
    const id = unpaid.pop();
    if (id === undefined) return place();
    done(await shop.sendProof(id));
    sent.push(id);
  }

  async function decide(): Promise<void> {
    const id = sent.pop();
    if (id === undefined) return sendProof();
    if (Math.random() < 0.5) return void done(await shop.approve(id));
    done(await shop.reject(id));
    unpaid.push(id);
  }

  async function register(): Promise<void> {
    const email = `${randomUUID()}@masjid.id`;
    const person = { name: 'Baru', email, whatsapp: '081234567890', password: 'rahasia-masjid' };
    done(await shop.test.browser().post('/auth/register', person));
  }

  async function rename(): Promise<void> {
    const { email, whatsapp } = customer.user;
    const person = { name: `Haji ${randomUUID()}`, email, whatsapp };
    done(await customer.browser.patch('/profile', person));
  }

  const kinds = [place, sendProof, decide, register, rename];
  const waiting: Array<{ until: number; goOn: () => void }> = [];
  async function write(): Promise<void> {
    while (!isOver) {
      await kinds[Math.floor(Math.random() * kinds.length)]?.();
      count += 1;
      for (const { until, goOn } of waiting) if (count >= until) goOn();
    }
  }
  const writing = Promise.all(Array.from({ length: AT_ONCE }, write));
  writing.catch(() => undefined);

  return {
    count: () => count,
    async more(wanted) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ until: count + wanted, goOn: resolve });
      // Ends early only by a write that failed.
      await Promise.race([promise, writing]);
    },
    async end() {
      isOver = true;
      await writing;
    },
  };
}

function done(response: LightMyRequestResponse): LightMyRequestResponse {
  if (response.statusCode < 300) return response;
  throw new Error(`a write failed: ${response.statusCode} ${response.body}`);
}
