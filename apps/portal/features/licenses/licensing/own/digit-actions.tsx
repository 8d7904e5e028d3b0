import {
  type ActivationAnswer,
  deviceTypeName,
  formatShortCode,
  whatsappShareLink,
} from '@timesync/contract';
import { Send } from 'lucide-react';
import { CopyButton, OutLink } from '~/components/ui';
import { useWakeLock } from '~/lib/browser/use-wake-lock';

interface DigitActionsProps {
  activation: Pick<ActivationAnswer, 'deviceName' | 'deviceType'>;
  digits: string;
}

/** Below the 20 digits, wherever they are shown: they have to reach a TV that hangs elsewhere. */
export function DigitActions({ activation, digits }: DigitActionsProps) {
  useWakeLock();
  const groups = formatShortCode(digits);
  const device = activation.deviceName ?? deviceTypeName(activation.deviceType);
  const message = `20 angka untuk ${device}:\n${groups.split(' ').join('\n')}\nKetik di layar perangkat, lalu tekan OK.`;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <CopyButton text={groups} copiedMessage="20 angka disalin!">
        Salin 20 angka
      </CopyButton>
      <OutLink href={whatsappShareLink(message)} icon={Send} variant="secondary">
        Kirim ke WhatsApp
      </OutLink>
    </div>
  );
}
