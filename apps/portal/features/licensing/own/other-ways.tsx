import type { ActivationAnswer } from '@timesync/contract';
import { CarriedText } from '~/components/ui/content/carried-text';

/** The token, as an alternative to typing digits: rarely needed, so it is collapsed. */
export function OtherWays({ activation }: { activation: ActivationAnswer }) {
  const { token, deviceId } = activation;
  return (
    <details className="rounded-control border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-brand-text">
        Cara lain
      </summary>
      <div className="space-y-3 pb-4">
        <p className="text-ink-muted text-sm">
          Token, untuk aplikasi remote atau dibawa ke perangkat dengan USB.
        </p>
        <CarriedText
          text={token}
          name="token"
          copiedMessage="Token disalin!"
          fileName={`lisensi-${deviceId}.jml`}
        />
      </div>
    </details>
  );
}
