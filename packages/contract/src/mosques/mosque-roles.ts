import { z } from '../wire/zod.ts';

export const mosqueRole = z.enum(['ketua', 'bendahara', 'pengurus']);
export type MosqueRole = z.infer<typeof mosqueRole>;

/**
 * `see`: its licences with keys and digits, its orders and papers. `order`: buy for it and ask for
 * moves of its licences. `manage`: its name, and who its members are.
 */
export type MosqueRight = 'see' | 'order' | 'manage';

export const mosqueRights: Record<MosqueRole, readonly MosqueRight[]> = {
  ketua: ['see', 'order', 'manage'],
  bendahara: ['see', 'order'],
  pengurus: ['see'],
};

export const mosqueRoleNames: Record<MosqueRole, string> = {
  ketua: 'Ketua',
  bendahara: 'Bendahara',
  pengurus: 'Pengurus',
};

export function hasMosqueRight(role: MosqueRole, right: MosqueRight): boolean {
  return mosqueRights[role].includes(right);
}
