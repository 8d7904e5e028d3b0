// A successor without an account makes one by the link, and is ketua in the same transaction.
import { hasNoEmail } from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/http/mount.ts';
import { networkKey } from '../../platform/limits/network-key.ts';
import { spendUnlessBusy } from '../../platform/limits/spend-points.ts';
import {
  type InvitedAccount,
  openInvitedAccount,
} from '../accounts/invitations/open-invited-account.ts';
import { carryOutHandover } from './carry-out-handover.ts';
import { findHandoverByToken } from './handover-link.ts';
import { type HandoverRow, lockHandover } from './handovers.repository.ts';
import { requireWaiting } from './refuse-handover.ts';

interface NewKetua {
  token: string;
  name: string;
  email?: string | undefined;
  whatsapp?: string | undefined;
  password: string;
  /** The browser's previous session, which ends here. */
  previousToken: string | undefined;
}

export async function joinByHandover(
  context: Context,
  { token, name, password, previousToken, ...typed }: NewKetua,
): Promise<{ account: InvitedAccount; mosqueId: number }> {
  const { client, clock, database, limits, passwords, requestId } = context;
  const network = networkKey(client.address);
  return spendUnlessBusy(limits, [['registrationsPerAddress', network]], async () => {
    const found = await findHandoverByToken(context, token);
    if (found?.purpose !== 'accept') throw new AppError('HANDOVER_DEAD');
    const { email, whatsapp } = addressOf(found.handover, typed);
    const passwordHash = await passwords.hash(password, network);
    return database.transaction(async (tx) => {
      const handover = await lockHandover(tx, found.handover.id);
      requireWaiting(handover, clock.now());
      const person = { name, email, whatsapp, passwordHash, previousToken };
      const account = await openInvitedAccount(tx, context, {
        ...person,
        // The link came to this address.
        isEmailVerified: handover.successorEmail !== null,
      });
      const { id: userId } = account.user;
      const by = { kind: 'customer', userId, requestId } as const;
      await carryOutHandover(context, tx, { handover, toUserId: userId, by });
      return { account, mosqueId: handover.mosqueId };
    });
  });
}

/** What the link was made for cannot be typed differently. */
function addressOf(
  { successorEmail, successorWhatsapp }: HandoverRow,
  typed: Pick<NewKetua, 'email' | 'whatsapp'>,
): { email: string; whatsapp: string } {
  const email = successorEmail ?? typed.email;
  const whatsapp = successorWhatsapp ?? typed.whatsapp;
  if (!email || hasNoEmail(email)) {
    throw new AppError('INVALID', { field: 'email', message: 'Email wajib diisi' });
  }
  if (!whatsapp) {
    throw new AppError('INVALID', { field: 'whatsapp', message: 'Nomor WA wajib diisi' });
  }
  return { email, whatsapp };
}
