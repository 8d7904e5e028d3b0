// A form that hands out accounts attracts bots. Each address may send a limited number, all
// together may open a limited number of accounts, and a bot that fills the hidden field gets the
// usual answer while nothing is written.
import { screens, type trialBody, type z } from '@timesync/contract';
import { createReadablePassword } from '../../../platform/crypto/readable-password.ts';
import { createToken } from '../../../platform/crypto/tokens.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { spendUnlessBusy } from '../../../platform/limits/spend-points.ts';
import { openTrialAccount } from '../../people/accounts/open-trial-account.ts';

type TrialForm = z.output<typeof trialBody> & { previousToken: string | undefined };

interface Trial {
  /** Undefined when the email already has an account. */
  account: Awaited<ReturnType<typeof openTrialAccount>>;
  /** Where to go from here: the new account is signed in, a known one has to log in. */
  link: string;
}

export async function registerTrial(
  context: Context,
  { website, previousToken, ...applicant }: TrialForm,
): Promise<Trial> {
  const { client, config, limits, log } = context;
  const loginUrl = config.publicUrl + screens.login;
  const account = await spendUnlessBusy(
    limits,
    [['trialsPerAddress', networkKey(client.address)]],
    async () => {
      if (!website) return openCountedAccount(context, { applicant, loginUrl, previousToken });
      log.info('A program filled the hidden field of the trial form');
      // The cookie of a bot is not a session.
      return { password: createReadablePassword(), token: createToken() };
    },
  );
  return { account, link: account ? config.publicUrl + screens.dashboard : loginUrl };
}

/** Only opened accounts count against the shared limit. */
async function openCountedAccount(
  context: Context,
  trial: Parameters<typeof openTrialAccount>[1],
): ReturnType<typeof openTrialAccount> {
  const { limits } = context;
  const account = await spendUnlessBusy(limits, [['trialsEverywhere', 'all']], () =>
    openTrialAccount(context, trial),
  );
  if (!account) await limits.refund([['trialsEverywhere', 'all']]);
  return account;
}
