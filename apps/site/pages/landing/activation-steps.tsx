import { PhoneScansCode, PhoneShowsDigits, ScreenIsPermanent, ScreenShowsCode } from '@timesync/ui';
import type { ReactNode } from 'react';
import { Section } from '../frame/section';

const steps: { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: 'Layar menampilkan kode',
    text: 'Buka aplikasi di TV masjid. QR-nya tampil tanpa internet.',
    drawing: <ScreenShowsCode />,
  },
  {
    title: 'Pindai dengan HP',
    text: 'Hanya HP Anda yang perlu internet, sebentar saja. Pilih lisensi yang sudah dibeli.',
    drawing: <PhoneScansCode />,
  },
  {
    title: 'HP menjawab 20 angka',
    text: 'Seperti token listrik: lima kelompok, masing-masing empat angka.',
    drawing: <PhoneShowsDigits />,
  },
  {
    title: 'Ketik dengan remote',
    text: 'Tekan OK, dan layar menampilkan “Permanen”. Selesai, untuk selamanya.',
    drawing: <ScreenIsPermanent />,
  },
];

export function ActivationSteps() {
  return (
    <Section
      id="aktivasi"
      isBand
      isLate
      title="Aktivasi tanpa internet di masjid"
      lead="Semudah mengisi token listrik, dalam empat langkah."
    >
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text, drawing }, index) => (
          <li key={title}>
            <div className="rounded-card border border-line bg-canvas p-4">{drawing}</div>
            <h3 className="mt-4 flex items-baseline gap-2.5 font-bold text-ink text-lg">
              <span className="font-extrabold text-gold-text tabular-nums">{index + 1}.</span>
              {title}
            </h3>
            <p className="mt-1 text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
