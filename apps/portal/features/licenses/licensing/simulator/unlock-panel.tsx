import { Alert } from '@timesync/ui';
import { useState } from 'react';
import { Tabs } from '~/components/ui/content/tabs';
import { acceptDigits, acceptToken } from './accept-code';
import { DigitEntry } from './digit-entry';
import type { Activation, SimulatedDevice } from './simulated-device';
import { TokenEntry } from './token-entry';
import { TokenFile } from './token-file';

interface UnlockPanelProps {
  device: SimulatedDevice;
  onAccepted: (activation: Activation) => void;
}

type Judge = typeof acceptDigits;

export function UnlockPanel({ device, onAccepted }: UnlockPanelProps) {
  const [way, setWay] = useState('digits');
  const [refusal, setRefusal] = useState<string>();
  const offerTo = (accept: Judge) => async (typed: string) => {
    setRefusal(undefined);
    const verdict = await accept(device, typed);
    if (verdict.ok) onAccepted(verdict.activation);
    else setRefusal(verdict.sentence);
  };
  const changeWay = (next: string) => {
    setWay(next);
    setRefusal(undefined);
  };
  const offerToken = offerTo(acceptToken);
  return (
    <section aria-labelledby="unlock-title" className="flex flex-col gap-3">
      <h2 id="unlock-title" className="font-bold text-xl">
        2. Masukkan jawaban dari HP
      </h2>
      <div className="flex-1 rounded-card bg-surface p-4 text-ink">
        <Tabs
          label="Bentuk jawaban"
          open={{ id: way, onChange: changeWay }}
          tabs={[
            {
              id: 'digits',
              label: '20 angka',
              content: <DigitEntry onSubmit={offerTo(acceptDigits)} />,
            },
            { id: 'token', label: 'Token', content: <TokenEntry onSubmit={offerToken} /> },
            { id: 'file', label: 'Berkas', content: <TokenFile onRead={offerToken} /> },
          ]}
        />
        {refusal && (
          <Alert tone="error" className="mt-3">
            {refusal}
          </Alert>
        )}
      </div>
    </section>
  );
}
