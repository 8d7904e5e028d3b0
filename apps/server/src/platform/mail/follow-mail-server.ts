import type { Config } from '../config.ts';
import type { LicenseKeys } from '../crypto/license-keys.ts';
import type { Logger } from '../db/types.ts';
import { openMailRoute, type StoredMailServer } from './mail-server.ts';
import { createMailer, type Mailer } from './mailer.ts';

interface FollowOptions {
  config: Config;
  licenseKeys: LicenseKeys;
  log: Logger;
  /** The owner's setting at this moment. */
  readStored(): StoredMailServer | null;
}

/**
 * Sends every mail through the mail server that is set at that moment, so a change needs no restart.
 * The connections to one server stay open between mails.
 */
export function followMailServer({ config, licenseKeys, log, readStored }: FollowOptions): Mailer {
  let open: { key: string; mailer: Mailer } | undefined;

  async function currentMailer(): Promise<Mailer> {
    const stored = readStored();
    const key = JSON.stringify(stored);
    if (open?.key === key) return open.mailer;
    const route = await openMailRoute(config, stored, licenseKeys);
    // Another mail may have opened it meanwhile.
    if (open?.key === key) return open.mailer;
    open?.mailer.close();
    open = { key, mailer: createMailer({ ...route, dataDir: config.DATA_DIR, log }) };
    return open.mailer;
  }

  return {
    send: async (mail, id) => (await currentMailer()).send(mail, id),
    close: () => open?.mailer.close(),
  };
}
