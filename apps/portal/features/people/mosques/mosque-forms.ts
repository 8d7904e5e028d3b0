import {
  mosqueAddress,
  mosqueKind,
  mosqueName,
  mosqueTown,
  roomName,
  taxNumber,
  z,
} from '@timesync/contract';
import { emptyAsAbsent } from '~/components/form/empty-as-absent';

/** The schema of a field that may stay empty; spaces alone count as empty. */
function optional<Field extends z.ZodType<string, string>>(field: Field) {
  return z.string().trim().pipe(emptyAsAbsent(field));
}

export const addMosqueForm = z.object({ name: mosqueName, town: optional(mosqueTown) });

export const changeMosqueForm = addMosqueForm.extend({
  kind: mosqueKind,
  address: optional(mosqueAddress),
  taxNumber: optional(taxNumber),
});

/** The form of a licence's place; without a mosque only its room changes. */
export const placeForm = z.object({ mosqueId: z.string(), room: optional(roomName) });
