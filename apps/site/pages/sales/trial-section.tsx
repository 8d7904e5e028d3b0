import { trialLength } from '@timesync/contract';
import { useSite } from '../frame/site-context';
import { TrialForm } from './trial-form';
import { TRIAL_ANCHOR } from './trial-link';
import { TrialResult } from './trial-result';

export function TrialSection() {
  const { trialDays } = useSite().settings;
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
      <TrialExplanation />
      <section
        id={TRIAL_ANCHOR}
        tabIndex={-1}
        aria-labelledby="judul-formulir"
        className="scroll-mt-6 self-start surface-sheet p-5 focus:outline-none sm:p-8"
      >
        <h3 id="judul-formulir" className="font-extrabold text-2xl text-ink">
          Formulir coba gratis
        </h3>
        <p className="mt-1 mb-5 text-ink-muted">
          {trialLength(trialDays)}. Tiga isian, kira-kira satu menit.
        </p>
        <TrialForm />
      </section>
      <TrialResult />
    </div>
  );
}

const steps = [
  {
    title: 'Isi formulir',
    text: 'Nama, email dan nomor WhatsApp saja. Akun Anda langsung jadi, passwordnya tampil di layar.',
  },
  {
    title: 'Pasang aplikasinya',
    text: 'Masuk ke akun, unduh aplikasi jam untuk TV atau tablet, dan aplikasi remote untuk HP.',
  },
  {
    title: 'Pakai dulu di masjid',
    text: 'Semua fitur terbuka. Jika sudah cocok, beli lisensi satu kali untuk pemakaian seterusnya.',
  },
];

function TrialExplanation() {
  return (
    <ol className="space-y-8 self-center">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="grid size-11 shrink-0 rotate-45 place-items-center border-2 border-gold font-extrabold text-gold-text text-lg"
          >
            <span className="-rotate-45">{index + 1}</span>
          </span>
          <div className="min-w-0 break-words pl-2">
            <h3 className="font-bold text-ink text-lg">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
