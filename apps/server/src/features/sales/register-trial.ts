// A form that hands out accounts draws programs. Each address may send so many, all together so
// many, and whoever fills the field that no person sees is told what everyone is told, and nothing
// is written.
import { screens } from '@timesync/contract';
import { createReadablePassword } from '../../platform/crypto/tokens.ts';
import type { Context } from '../../platform/http/mount.ts';
import { networkKey } from '../../platform/limits/network-key.ts';
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
  await limits.spend('trialsPerAddress', networkKey(client.address));
  await limits.spend('trialsEverywhere', 'all');
  const loginUrl = config.publicUrl + screens.login;
  if (website) {
    log.info('A program filled the hidden field of the trial form');
    return { password: createReadablePassword(TRIAL_PASSWORD_LENGTH), loginUrl };
  }
  return { password: await openTrialAccount(context, { applicant, loginUrl }), loginUrl };
}
