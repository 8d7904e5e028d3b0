import type { ActivationAnswer } from '@timesync/contract';
import { Fold } from '~/components/ui/content/fold';
import { PortableText } from '~/components/ui/content/portable-text';

interface OtherWaysProps {
  activation: ActivationAnswer;
  /** One of several parts that are folded. */
  isRow?: boolean;
}

/** The token, as an alternative to typing digits: rarely needed, so it is collapsed. */
export function OtherWays({ activation, isRow }: OtherWaysProps) {
  const { token, deviceId } = activation;
  return (
    <Fold title="Cara lain" isRow={isRow}>
      <p className="text-ink-muted text-sm">
        Token, untuk aplikasi remote atau dibawa ke perangkat dengan USB.
      </p>
      <PortableText
        text={token}
        name="token"
        copiedMessage="Token disalin!"
        fileName={`lisensi-${deviceId}.jml`}
      />
    </Fold>
  );
}
