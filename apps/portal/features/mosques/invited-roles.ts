import type { MosqueRole } from '@timesync/contract';

/** From the least to the most. */
export const invitedRoles: readonly MosqueRole[] = ['pengurus', 'bendahara', 'ketua'];

export const ROLES_EXPLAINED =
  'Pengurus melihat lisensi dan kwitansi. Bendahara juga memesan. Ketua juga mengundang dan mengeluarkan pengurus.';
