// A form that hands out accounts draws programs. Each address may send so many, all together may
// open so many accounts, and whoever fills the field that no person sees is told what everyone is
// told, and nothing is written.
import { screens } from '@timesync/contract';
import { createReadablePassword } from '../../platform/crypto/tokens.ts';
import type { Context } from '../../platform/http/mount.ts';
import { networkKey } from '../../platform/limits/network-key.ts';
import { spendUnlessBusy } from '../../platform/limits/spend-points.ts';
import { openTrialAccount, TRIAL_PASSWORD_LENGTH } from '../accounts/open-trial-account.ts';

interface TrialForm {
  name: string;
  email: string;
  whatsapp: string;
  website?: string | undefined;
}

interface Trial {
  /** Nothing when the email has an account already. */
  password: string | undefined;
  loginUrl: string;
}

export async function registerTrial(
  context: Context,
  { website, ...applicant }: TrialForm,
): Promise<Trial> {
  const { client, config, limits, log } = context;
  const loginUrl = config.publicUrl + screens.login;
  const password = await spendUnlessBusy(
    limits,
    [['trialsPerAddress', networkKey(client.address)]],
    async () => {
      if (!website) return openCountedAccount(context, { applicant, loginUrl });
      log.info('A program filled the hidden field of the trial form');
      return createReadablePassword(TRIAL_PASSWORD_LENGTH);
    },
  );
  return { password, loginUrl };
}

/** Only accounts that were opened count for everybody. */
async function openCountedAccount(
  context: Context,
  trial: Parameters<typeof openTrialAccount>[1],
): Promise<string | undefined> {
  const { limits } = context;
  const password = await spendUnlessBusy(limits, [['trialsEverywhere', 'all']], () =>
    openTrialAccount(context, trial),
  );
  if (!password) await limits.refund('trialsEverywhere', 'all');
  return password;
}
