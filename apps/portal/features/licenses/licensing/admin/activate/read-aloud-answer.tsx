import { type ActivationAnswer, formatShortCode } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useEffect, useRef } from 'react';
import { CopyButton } from '~/components/ui';

interface ReadAloudAnswerProps {
  answer: ActivationAnswer;
  onClose: () => void;
}

export function ReadAloudAnswer({ answer, onClose }: ReadAloudAnswerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form and its pressed button are gone.
  useEffect(() => heading.current?.focus(), []);
  const digits = answer.shortCode && formatShortCode(answer.shortCode);
  return (
    <div className="space-y-5">
      <h3 ref={heading} tabIndex={-1} className="font-bold text-ink focus:outline-none">
        {digits
          ? 'Bacakan 20 angka ini kepada pelanggan'
          : 'Diaktifkan lewat internet, tidak ada angka yang perlu diketik'}
      </h3>
      {digits && <DigitGroups groups={digits.split(' ')} />}
      <p className="text-ink-muted text-sm">
        {digits && 'Pelanggan mengetiknya dengan tombol angka remote. '}
        Kode yang sama tampil di Produk Saya miliknya.
      </p>
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button onClick={onClose}>Selesai</Button>
        {digits && (
          <CopyButton text={digits} copiedMessage="20 angka disalin!">
            Salin 20 angka
          </CopyButton>
        )}
        <CopyButton text={answer.token} copiedMessage="Token disalin!">
          Salin token
        </CopyButton>
      </div>
    </div>
  );
}

/** Shows the digits as they are read out, in five numbered groups of four. */
function DigitGroups({ groups }: { groups: string[] }) {
  return (
    <ol className="grid grid-cols-1 gap-3 sm:grid-cols-5">
      {groups.map((digits, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be equal; they never move.
        <li key={index} className="rounded-card bg-gold-soft px-2 py-3 text-center">
          <span className="block text-gold-text text-sm">Kelompok {index + 1}</span>
          <span className="block font-extrabold font-mono text-4xl text-ink tracking-widest">
            {digits}
          </span>
        </li>
      ))}
    </ol>
  );
}
