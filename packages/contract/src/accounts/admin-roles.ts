// Which routes an admin may call: a route names an area as its `access`, and this table says who has the
// area. The server's guard, the portal's menus and the tests follow it. Without zod, because every screen asks it.
export const adminRoles = ['pemilik', 'kasir', 'gudang', 'dukungan'] as const;
export type AdminRole = (typeof adminRoles)[number];

/** `staff`: what every admin needs. `admin`: all that no helper has; a new route begins there. */
export type AdminArea = 'admin' | 'staff' | 'orders' | 'customers' | 'licenses' | 'parcels';

export const adminRights: Record<AdminRole, readonly AdminArea[]> = {
  pemilik: ['admin', 'staff', 'orders', 'customers', 'licenses', 'parcels'],
  kasir: ['staff', 'orders', 'customers'],
  gudang: ['staff', 'parcels'],
  dukungan: ['staff', 'customers', 'licenses'],
};

export const adminRoleNames: Record<AdminRole, string> = {
  pemilik: 'Pemilik',
  kasir: 'Kasir',
  gudang: 'Gudang',
  dukungan: 'Dukungan',
};

/** What the role may do, for the person who gives it. */
export const adminRoleHints: Record<AdminRole, string> = {
  pemilik: 'Semua, termasuk pengaturan, rekening, dan admin.',
  kasir: 'Pesanan, bukti bayar, mutasi, kwitansi, dan pelanggan. License key tersamar.',
  gudang: 'Kiriman, stok, dan klaim garansi.',
  dukungan: 'Pelanggan, lisensi, dan pindah perangkat. Tanpa uang.',
};

export interface AdminRights {
  role: 'admin' | 'user';
  adminRole?: AdminRole | null | undefined;
}

/** An admin without a role has no area. */
export function hasAdminArea({ role, adminRole }: AdminRights, area: AdminArea): boolean {
  return role === 'admin' && Boolean(adminRole && adminRights[adminRole].includes(area));
}
