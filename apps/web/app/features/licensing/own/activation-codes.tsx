import { type ActivationAnswer, formatShortCode } from '@timesync/contract';
import { CarriedText } from '~/components/ui/content/carried-text';

/** The answer that made the device permanent, shown again for ever. */
export function ActivationCodes({ activation }: { activation: ActivationAnswer }) {
  const { shortCode, token, deviceId } = activation;
  return (
    <div className="space-y-3">
      {shortCode ? (
        <>
          <p className="text-ink-muted text-sm">
            20 angka untuk diketik di perangkat itu. Berlaku selamanya.
          </p>
          <ShortCode digits={shortCode} />
        </>
      ) : (
        <p className="text-ink-muted text-sm">
          Perangkat ini diaktifkan lewat internet, jadi tidak ada angka yang perlu diketik.
        </p>
      )}
      <p className="text-ink-muted text-sm">
        Cara lain: token, untuk aplikasi remote atau dibawa ke perangkat dengan USB.
      </p>
      <CarriedText
        text={token}
        name="token"
        copiedMessage="Token disalin!"
        fileName={`lisensi-${deviceId}.jml`}
      />
    </div>
  );
}

/** Selected or read out it is one text; on a narrow screen it breaks between groups only. */
function ShortCode({ digits }: { digits: string }) {
  return (
    <p className="rounded-card bg-gold-soft px-4 py-3 text-center font-extrabold font-mono text-2xl text-ink leading-relaxed">
      {formatShortCode(digits)}
    </p>
  );
}
