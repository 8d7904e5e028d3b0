// Search for a caller, and the counts of pending work.
import type { AdminArea } from '../accounts/admin-roles.ts';
import { managedUser } from '../accounts/managed-users.ts';
import { text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { SEARCH_LETTERS } from './limits.ts';

export const foundCustomer = managedUser
  .pick({
    id: true,
    name: true,
    email: true,
    whatsapp: true,
  })
  .extend({
    /**
     * The mosque, invoice, key, device or serial that matched; null when it was the name, email or number.
     */
    by: z.string().nullable(),
    /** When it was one order that matched. */
    orderId: z.number().int().nullable(),
  });
export type FoundCustomer = z.infer<typeof foundCustomer>;

export const searchCustomers = defineRoute('GET /admin/search', 'customers', {
  summary:
    'Customers by name, mosque, phone, email, licence key, invoice, device or serial: the first ten',
  query: z.object({
    q: text({ min: SEARCH_LETTERS, max: 100, message: `Ketik minimal ${SEARCH_LETTERS} huruf` }),
  }),
  responses: { 200: z.object({ data: z.array(foundCustomer) }) },
});

export const getManagedUser = defineRoute('GET /admin/users/:id', 'customers', {
  scope: 'customers:read',
  summary: 'One user',
  responses: { 200: managedUser },
});

const waitingCounts = z.object({
  /** Payment proofs to be checked. */
  proofs: z.number().int(),
  /** Lines of the bank's statements that match an order and wait for approval. */
  money: z.number().int(),
  /** Orders that cannot be paid before an admin has set the shipping cost. */
  shippingCosts: z.number().int(),
  /** Requests to move a licence away from a broken device. */
  moves: z.number().int(),
  /** Parcels to send, and boxes of refunded orders that are awaited. */
  parcels: z.number().int(),
  /** Warranty claims to decide. */
  claims: z.number().int(),
  /** WhatsApp messages to be sent by hand. */
  messages: z.number().int(),
  /** Mails that could not be sent. */
  mails: z.number().int(),
});
/** The name of a queue. */
export type WaitingQueue = keyof z.infer<typeof waitingCounts>;

const queueNames = waitingCounts.keyof();
export const waitingWork = waitingCounts.extend({
  /** Since when the first of a queue waits; null where nothing does. */
  oldestAt: z.record(queueNames, z.iso.datetime().nullable()),
  /** The money in a queue; null where it holds none. */
  amounts: z.record(queueNames, z.number().int().nullable()),
  /** What was paid yesterday, in Jakarta; null for an admin who does not work with orders. */
  yesterday: z.object({ orders: z.number().int(), revenue: z.number().int() }).nullable(),
});
export type WaitingWork = z.infer<typeof waitingWork>;

/** The admins who may open the queue; for others it counts nothing. */
export const waitingAreas: Record<WaitingQueue, AdminArea> = {
  proofs: 'orders',
  money: 'orders',
  shippingCosts: 'orders',
  moves: 'licenses',
  parcels: 'parcels',
  claims: 'parcels',
  messages: 'admin',
  mails: 'admin',
};

export const getWaitingWork = defineRoute('GET /admin/waiting', 'staff', {
  summary: 'How much waits for an admin, since when, and what was paid yesterday',
  responses: { 200: waitingWork },
});
