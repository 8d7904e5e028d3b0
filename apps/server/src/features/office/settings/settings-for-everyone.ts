import { type PublicSettings, sellerOf } from '@timesync/contract';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { isSendingMail } from '../../../platform/mail/mail-server.ts';
import { signatureUrl } from './signature-file.ts';

/** The public settings; the apps' links come from the releases. */
export function settingsForEveryone({
  config,
  settings,
}: Pick<Dependencies, 'config' | 'settings'>): Omit<
  PublicSettings,
  'displayApkUrl' | 'remoteApkUrl'
> {
  const { mailServer, shop, signatureId } = settings.current;
  const { whatsappNumber, serviceHours, channelUrl, pixelId, uniqueCode } = shop;
  const { trialDays, refundDays, warrantyMonths } = shop;
  return {
    whatsappNumber,
    serviceHours,
    channelUrl,
    pixelId,
    uniqueCode,
    trialDays,
    refundDays,
    warrantyMonths,
    seller: sellerOf(shop),
    canSendMail: isSendingMail(config, mailServer),
    signatureUrl: signatureUrl(signatureId),
  };
}
