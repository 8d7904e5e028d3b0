import { hasAdminArea } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Actor } from '../../../../platform/http/actor.ts';

/** A mitra pays other prices: he is made one, or none, by those who see money. */
export function requireRightOverPrices(actor: Actor): void {
  if (hasAdminArea(actor, 'orders')) return;
  throw new AppError('FORBIDDEN', { message: 'Mitra hanya dapat diatur oleh Pemilik atau Kasir.' });
}
