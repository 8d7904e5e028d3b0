import {
  type ActivationAnswer,
  deviceTypeName,
  formatShortCode,
  whatsappShareLink,
} from '@timesync/contract';
import { keepScreenOn } from '@timesync/ui';
import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { CopyButton, OutLink } from '~/components/ui';

interface DigitActionsProps {
  activation: Pick<ActivationAnswer, 'deviceName' | 'deviceType'>;
  digits: string;
}

/** Below the 20 digits, wherever they are shown: they have to reach a TV that hangs elsewhere. */
export function DigitActions({ activation, digits }: DigitActionsProps) {
  // The phone must not lock while the digits are typed elsewhere.
  useEffect(keepScreenOn, []);
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
