import { AppError } from '../../../platform/app-error.ts';
import { violatedConstraint } from '../../../platform/db/errors.ts';

/** The database keeps at least one ketua per mosque: its refusal as a sentence. */
export function refuseLastKetua(error: unknown): never {
  if (violatedConstraint(error) === 'mosques_have_ketua') throw new AppError('LAST_KETUA');
  throw error;
}
