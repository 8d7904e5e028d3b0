import {
  type ActivationAnswer,
  deviceTypeName,
  formatShortCode,
  whatsappShareLink,
} from '@timesync/contract';
import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { CopyButton, OutLink } from '~/components/ui';

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

/** Keeps the screen on while mounted, so that the phone does not lock while digits are typed elsewhere. */
function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const granted = await navigator.wakeLock.request('screen');
        if (isOver) void granted.release();
        else lock = granted;
      } catch {
        // A phone that saves its battery refuses.
      }
    };
    void request();
    // The browser lets go of it when the page is hidden.
    document.addEventListener('visibilitychange', request);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
