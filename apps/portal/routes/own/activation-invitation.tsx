import { screens } from '@timesync/contract';
import { PhoneScansCode, PhoneShowsDigits, ScreenShowsCode } from '@timesync/ui';
import { MonitorSmartphone } from 'lucide-react';
import { ButtonLink } from '~/components/ui';

// Fits a television as well as a phone: an order does not say which its licences are for.
const steps = [
  {
    text: 'Buka aplikasi di perangkat yang akan dipakai: QR tampil.',
    drawing: <ScreenShowsCode />,
  },
  { text: 'Tekan Aktifkan sekarang, pindai dengan HP ini.', drawing: <PhoneScansCode /> },
  { text: 'Ketik 20 angka dari HP di perangkat itu. Selesai.', drawing: <PhoneShowsDigits /> },
];

interface ActivationInvitationProps {
  /** Somebody else has paid for the licence. */
  isGiven?: boolean;
}

/** The step after the payment, loaded when a licence is not activated yet. */
export function ActivationInvitation({ isGiven = false }: ActivationInvitationProps) {
  return (
    <section
      aria-labelledby="activation-invitation"
      className="min-h-96 rounded-card border border-success-text/40 bg-success-soft p-5"
    >
      <h2 id="activation-invitation" className="font-bold text-ink text-lg">
        Alhamdulillah, {isGiven ? 'lisensi Anda siap' : 'lunas'}. Buka aplikasinya, lalu Aktifkan
        sekarang
      </h2>
      <ol className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-3">
        {steps.map(({ text, drawing }, index) => (
          <li key={text}>
            <div className="rounded-control border border-line bg-canvas p-1.5 sm:p-3">
              {drawing}
            </div>
            <p className="mt-1.5 text-ink text-xs sm:text-sm">
              <span className="font-extrabold text-success-text">{index + 1}.</span> {text}
            </p>
          </li>
        ))}
      </ol>
      <ButtonLink to={screens.activation} className="mt-4 w-full">
        <MonitorSmartphone aria-hidden className="size-5" />
        Aktifkan sekarang
      </ButtonLink>
    </section>
  );
}
