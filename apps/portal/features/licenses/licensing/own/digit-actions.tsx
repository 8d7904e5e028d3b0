import {
  type ActivationAnswer,
  deviceTypeName,
  formatShortCode,
  whatsappShareLink,
} from '@timesync/contract';
import { buttonStyle } from '@timesync/ui';
import { Send } from 'lucide-react';
import { CopyButton } from '~/components/ui/buttons/copy-button';
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
      <a
        href={whatsappShareLink(message)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle('secondary')}
      >
        <Send aria-hidden className="size-5" />
        Kirim ke WhatsApp
      </a>
    </div>
  );
}
