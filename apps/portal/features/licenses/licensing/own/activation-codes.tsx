import { type ActivationAnswer, formatShortCode } from '@timesync/contract';
import { DigitActions } from './digit-actions';

/** The answer that made the device permanent, shown again for ever. */
export function ActivationCodes({ activation }: { activation: ActivationAnswer }) {
  const { isPacked, shortCode } = activation;
  if (!shortCode) {
    return (
      <p className="text-ink-muted text-sm">
        Perangkat ini diaktifkan lewat internet, jadi tidak ada angka yang perlu diketik.
      </p>
    );
  }
  return (
    <div className="space-y-3">
      <p className="text-ink-muted text-sm">
        {isPacked
          ? '20 angka cadangan, hanya bila box memintanya. Berlaku selamanya.'
          : '20 angka untuk diketik di perangkat itu. Berlaku selamanya.'}
      </p>
      {/* Selected or read out it is one text; on a narrow screen it breaks between groups only. */}
      <p className="rounded-card bg-gold-soft px-4 py-3 text-center font-extrabold font-mono text-2xl text-ink leading-relaxed">
        {formatShortCode(shortCode)}
      </p>
      <DigitActions activation={activation} digits={shortCode} />
    </div>
  );
}
