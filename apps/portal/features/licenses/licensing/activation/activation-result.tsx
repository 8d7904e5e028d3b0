import { type ActivationAnswer, screens } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '~/components/ui';
import { DigitActions } from '../own/digit-actions';
import { OtherWays } from '../own/other-ways';
import { ShortCode } from './short-code';

export default function ActivationResult({ answer }: { answer: ActivationAnswer }) {
  const { shortCode } = answer;
  const title = useRef<HTMLHeadingElement>(null);
  // The result replaces the form, so it takes the focus for screen readers.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="space-y-5">
      <Card className="space-y-5">
        <h2 ref={title} tabIndex={-1} className="font-bold text-ink text-xl focus:outline-none">
          {shortCode ? 'Ketik 20 angka ini di perangkat' : 'Perangkat sudah aktif'}
        </h2>
        {shortCode && (
          <>
            <ShortCode digits={shortCode} />
            <DigitActions activation={answer} digits={shortCode} />
            <NextSteps />
          </>
        )}
      </Card>
      <OtherWays activation={answer} />
      <p className="text-ink-muted text-sm">
        Kode ini tersimpan dan dapat dilihat lagi kapan saja di Produk Saya. Di sana juga ada lembar
        untuk ditempel di belakang TV.
      </p>
      <ButtonLink to={screens.ownProducts} variant="secondary">
        Buka Produk Saya
      </ButtonLink>
    </div>
  );
}

const steps = [
  'Di layar perangkat, buka isian “20 angka”.',
  'Ketik angka di atas dengan tombol angka remote, kelompok 1 sampai 5.',
  'Tekan OK. Layar menampilkan “Permanen”, tanpa internet.',
];

function NextSteps() {
  return (
    <ol className="space-y-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span className="grid size-7 shrink-0 place-items-center rounded-full bg-gold-soft font-bold text-gold-text text-sm">
            {index + 1}
          </span>
          <span className="text-ink">{step}</span>
        </li>
      ))}
    </ol>
  );
}
