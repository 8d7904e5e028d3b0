import { z } from '../wire/zod.ts';

export const mosqueRole = z.enum(['ketua', 'pengurus']);
export type MosqueRole = z.infer<typeof mosqueRole>;

/**
 * `use`: see its licences with keys and digits, its orders and documents, buy for it and ask for moves.
 * `manage`: its name, who its members are, and what leaves it.
 */
export type MosqueRight = 'use' | 'manage';

export const mosqueRights: Record<MosqueRole, readonly MosqueRight[]> = {
  ketua: ['use', 'manage'],
  pengurus: ['use'],
};

export const mosqueRoleNames: Record<MosqueRole, string> = {
  ketua: 'Ketua',
  pengurus: 'Pengurus',
};

export function hasMosqueRight(role: MosqueRole, right: MosqueRight): boolean {
  return mosqueRights[role].includes(right);
}
