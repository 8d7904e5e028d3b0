// What a key for programs may do. Without zod, because a screen lists them.
export const apiScopes = [
  'orders:read',
  'licenses:read',
  'customers:read',
  'mutations:write',
] as const;
export type ApiScope = (typeof apiScopes)[number];

export const apiScopeNames: Record<ApiScope, string> = {
  'orders:read': 'Membaca pesanan',
  'licenses:read': 'Membaca lisensi, dengan license key',
  'customers:read': 'Membaca data pelanggan',
  'mutations:write': 'Mengirim mutasi rekening',
};

export const MAX_API_KEYS = 20;
/** Programs and people tell a key from other secrets by it. */
export const API_KEY_PREFIX = 'tsk_';
