import { type ActivationAnswer, deviceTypeName } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Loaded, lazyPart } from '~/components/ui';
import { messageOf } from '~/lib/api';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { readDraft, saveDraft } from '~/lib/session/drafts';
import { type Device, useChoosableLicenses, useDevice } from './activation-queries';
import { LicenseForm } from './license-form';

const ActivationResult = lazyPart(() => import('./activation-result'));

/** Leads from a readable Kode Perangkat to the answer for the box. */
export function Activation({ request }: { request: string }) {
  const device = useDevice(request);
  // Stored, so that a reload in a mosque without internet still shows the digits.
  const entry = `answer:${request}`;
  const [answer, setAnswer] = useState(() => readDraft<ActivationAnswer>(entry));
  const showAnswer = (given: ActivationAnswer) => {
    saveDraft(entry, given);
    setAnswer(given);
  };
  // Fetched while the licence is being chosen: the answer must not wait for a slow line again.
  usePrefetch(ActivationResult.prefetch);
  if (answer) return <ActivationResult answer={answer} />;
  return (
    <Loaded
      query={device}
      failure={messageOf(device.error, 'Perangkat tidak dapat diperiksa. Coba lagi.')}
    >
      {(loaded) => (
        <div className="space-y-5">
          <DeviceCard device={loaded} />
          <ChooseLicense request={request} device={loaded} onActivated={showAnswer} />
        </div>
      )}
    </Loaded>
  );
}

function DeviceCard({ device }: { device: Device }) {
  return (
    <Card className="flex items-center gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
        <MonitorSmartphone aria-hidden className="size-6" />
      </span>
      <div className="min-w-0">
        <h2 className="font-bold text-ink text-lg">{deviceTypeName(device.deviceType)}</h2>
        <p className="text-ink-muted text-sm">
          ID perangkat <span className="whitespace-nowrap font-mono">{device.deviceId}</span>
        </p>
      </div>
    </Card>
  );
}

interface ChooseLicenseProps {
  request: string;
  device: Device;
  onActivated: (answer: ActivationAnswer) => void;
}

function ChooseLicense({ request, device, onActivated }: ChooseLicenseProps) {
  return (
    <Card>
      <Loaded query={useChoosableLicenses(device)} failure="Lisensi Anda tidak dapat dimuat.">
        {(choosable) => (
          <LicenseForm
            request={request}
            device={device}
            choosable={choosable}
            onActivated={onActivated}
          />
        )}
      </Loaded>
    </Card>
  );
}
