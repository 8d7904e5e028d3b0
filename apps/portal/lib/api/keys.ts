import type { QueryKey } from '@tanstack/react-query';

/** What was read about one subject lies below its key, so a change names the keys of what it changes. */
export const keys = {
  admins: ['admins'],
  apiKeys: ['api-keys'],
  everything: [],
  initDevices: ['init-devices'],
  mosques: ['mosques'],
  releases: ['releases'],
  users: ['managed-users'],
} as const satisfies Record<string, QueryKey>;
