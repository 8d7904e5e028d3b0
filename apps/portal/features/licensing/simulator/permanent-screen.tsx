import { formatDateTime, readToken } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { BadgeCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNow } from '~/lib/browser/use-now';
import type { Activation } from './simulated-device';

interface PermanentScreenProps {
  activation: Activation;
  onRepeat: () => void;
}

/** The screen of an activated box. */
export function PermanentScreen({ activation, onRepeat }: PermanentScreenProps) {
  const [date, time] = formatDateTime(useNow()).split(', ');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-6 text-center">
      <p className="font-extrabold text-8xl leading-none lg:text-[13rem]">{time}</p>
      <p className="text-2xl text-deep-muted">{date}</p>
      <h2
        ref={title}
        tabIndex={-1}
        className="flex items-center gap-3 rounded-full bg-deep-gold px-8 py-3 font-extrabold text-3xl text-deep focus:outline-none"
      >
        <BadgeCheck aria-hidden className="size-9" />
        Permanen
      </h2>
      <p className="max-w-xl text-deep-muted text-lg">
        Perangkat ini aktif untuk seterusnya dan tidak memerlukan internet lagi.{' '}
        {wayLabel(activation)}
      </p>
      <Button variant="ghost" className="border border-deep-muted" onClick={onRepeat}>
        Ulangi aktivasi
      </Button>
    </div>
  );
}

function wayLabel(activation: Activation): string {
  if (activation.by === 'digits') return 'Diaktifkan dengan 20 angka.';
  const read = readToken(activation.token);
  if (!read.ok) return 'Diaktifkan dengan token.';
  const { init, sequence } = read.payload;
  return `Diaktifkan dengan token (init ${init}, urutan ${sequence}).`;
}
