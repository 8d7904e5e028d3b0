import type { QueryKey } from '@tanstack/react-query';

/** What was read about one subject lies below its key, so a change names the keys of what it changes. */
export const keys = {
  accounts: ['payment-accounts'],
  admins: ['admins'],
  apiKeys: ['api-keys'],
  boxes: ['own-boxes'],
  catalog: ['catalog'],
  everything: [],
  hooks: ['mutation-hooks'],
  initDevices: ['init-devices'],
  /** An admin may be a customer too, and what is decided there shows among his own orders. */
  managedOrders: ['orders', 'managed'],
  mosques: ['mosques'],
  orders: ['orders'],
  ownLicenses: ['own-licenses'],
  ownProducts: ['own-products'],
  receipts: ['checked-receipts'],
  releases: ['releases'],
  shipping: ['shipping'],
  stock: ['stock'],
  users: ['managed-users'],
  webhooks: ['webhooks'],
} as const satisfies Record<string, QueryKey>;
