import { PRIVACY_VERSION, type registerBody, type z } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { spendUnlessBusy } from '../../../platform/limits/spend-points.ts';
import { openSession } from './sessions/open-session.ts';
import { insertUser, type User } from './users.repository.ts';

/** `previousToken`: the browser's previous session, which ends here. */
type Registration = z.output<typeof registerBody> & { previousToken: string | undefined };

/** Signs the new user in right away. */
export async function registerAccount(
  context: Context,
  { name, email, whatsapp, password, wantsWhatsapp, previousToken }: Registration,
): Promise<{ user: User; token: string }> {
  const { database, clock, limits, passwords, client } = context;
  const network = networkKey(client.address);
  const registered = await spendUnlessBusy(
    limits,
    [['registrationsPerAddress', network]],
    async () => {
      const passwordHash = await passwords.hash(password, network);
      return database.transaction(async (tx) => {
        const user = await insertUser(tx, {
          name,
          email,
          whatsapp,
          passwordHash,
          privacyVersion: PRIVACY_VERSION,
          privacyAcceptedAt: clock.now(),
          whatsappConsentAt: wantsWhatsapp ? clock.now() : null,
        });
        if (!user) return undefined;
        return { user, token: await openSession(tx, context, { userId: user.id, previousToken }) };
      });
    },
  );
  if (!registered) throw new AppError('EMAIL_TAKEN', { field: 'email' });
  return registered;
}
