import { formatDateTime, readToken } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { BadgeCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNow } from '~/lib/browser/use-now';
import { BoxClock } from './clock/box-clock';
import { ClockReceiver } from './clock/clock-receiver';
import type { Activation } from './simulated-device';
import type { Simulator } from './use-simulated-device';

interface PermanentScreenProps {
  simulator: Simulator;
  activation: Activation;
}

/** The screen of an activated box: the time alone until its clock is set. */
export function PermanentScreen({ simulator, activation }: PermanentScreenProps) {
  const { device, activate, setClock } = simulator;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-1 flex-col justify-center gap-5">
      {device.clock ? <BoxClock settings={device.clock.settings} /> : <PlainTime />}
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
        <h2
          ref={title}
          tabIndex={-1}
          className="flex items-center gap-3 rounded-full bg-deep-gold px-6 py-2 font-extrabold text-2xl text-deep focus:outline-none"
        >
          <BadgeCheck aria-hidden className="size-8" />
          Permanen
        </h2>
        <p className="max-w-xl text-deep-muted">
          Perangkat ini aktif untuk seterusnya dan tidak memerlukan internet lagi.{' '}
          {wayLabel(activation)}
        </p>
        <Button variant="quiet" className="border border-deep-muted" onClick={() => activate(null)}>
          Ulangi aktivasi
        </Button>
      </div>
      <ClockReceiver device={device} onAccepted={setClock} />
    </div>
  );
}

function PlainTime() {
  const [date, time] = formatDateTime(useNow()).split(', ');
  return (
    <div className="text-center">
      <p className="font-extrabold text-6xl leading-none lg:text-[11rem]">{time}</p>
      <p className="mt-4 text-2xl text-deep-muted">{date}</p>
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
