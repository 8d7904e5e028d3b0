import type { Dependencies } from '../../../../platform/dependencies.ts';
import { forgetOldThumbnails } from './payment-proofs.repository.ts';

const RETENTION_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;

export function forgetThumbnails({
  clock,
  database,
}: Pick<Dependencies, 'clock' | 'database'>): Promise<void> {
  return forgetOldThumbnails(
    database.db,
    new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS),
  );
}
