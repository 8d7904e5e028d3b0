import { type PublicSettings, sellerOf } from '@timesync/contract';
import type { CachedSettings } from '../../platform/dependencies.ts';
import { signatureUrl } from './signature-file.ts';

/** The public settings; the apps' links come from the releases. */
export function settingsForEveryone({
  shop,
  signatureId,
}: CachedSettings['current']): Omit<PublicSettings, 'displayApkUrl' | 'remoteApkUrl'> {
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
    signatureUrl: signatureUrl(signatureId),
  };
}
