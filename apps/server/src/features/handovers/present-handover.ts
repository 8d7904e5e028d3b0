import {
  formatPhone,
  type OpenHandover,
  type RouteOutput,
  type readHandoverLink as readRoute,
} from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/types.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { findPerson } from '../accounts/find-person.ts';
import { findHandoverByToken } from './handover-link.ts';
import { getHandoverNames, type HandoverRow } from './handovers.repository.ts';
import { requireWaiting } from './refuse-handover.ts';

export async function presentOpenHandover(
  db: Queryable,
  handover: HandoverRow,
): Promise<OpenHandover> {
  const { id, kind, status, startedAt, deadlineAt, toUserId } = handover;
  const { successorEmail, successorWhatsapp: whatsapp } = handover;
  const known = toUserId ? await findPerson(db, toUserId) : undefined;
  return {
    id,
    kind,
    status,
    successor: known?.name ?? successorEmail ?? formatPhone(whatsapp ?? ''),
    whatsapp,
    startedAt: startedAt.toISOString(),
    deadlineAt: deadlineAt.toISOString(),
  };
}

type LinkFacts = RouteOutput<typeof readRoute>;

/** For whoever holds the link: enough to decide, and no key, digit or paper. */
export async function readHandoverLink(
  { clock, database, licenseKeys }: Pick<Dependencies, 'clock' | 'database' | 'licenseKeys'>,
  token: string,
): Promise<LinkFacts> {
  const found = await findHandoverByToken({ database, licenseKeys }, token);
  if (!found) throw new AppError('HANDOVER_DEAD');
  const { handover } = found;
  requireWaiting(handover, clock.now());
  const { mosque, town, from } = await getHandoverNames(database.db, handover);
  return {
    kind: handover.kind,
    mosque,
    town,
    from: from.name,
    email: handover.successorEmail,
    whatsapp: handover.successorWhatsapp,
    deadlineAt: handover.deadlineAt.toISOString(),
  };
}
