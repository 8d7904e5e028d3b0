import type { Position } from '@timesync/clock';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/buttons/button';

const PERMISSION_DENIED = 1;
const PATIENCE_MS = 15_000;

interface LocateButtonProps {
  isReady: boolean;
  /** Gives false for a position outside Indonesia. */
  onLocate: (position: Position) => boolean;
}

export function LocateButton({ isReady, onLocate }: LocateButtonProps) {
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);
  const finish = (sentence: string) => {
    setIsPending(false);
    setProblem(sentence);
  };
  const locate = () => {
    if (!('geolocation' in navigator)) {
      finish('HP ini tidak dapat memberi lokasi. Pilih kota dari daftar.');
      return;
    }
    setIsPending(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        finish(
          onLocate({ latitude, longitude })
            ? ''
            : 'Lokasi Anda di luar Indonesia. Pilih kota dari daftar.',
        ),
      ({ code }) =>
        finish(
          code === PERMISSION_DENIED
            ? 'Izin lokasi tidak diberikan. Pilih kota dari daftar.'
            : 'Lokasi belum ditemukan. Pilih kota dari daftar.',
        ),
      { timeout: PATIENCE_MS },
    );
  };
  return (
    <>
      <Button
        variant="secondary"
        disabled={!isReady}
        isPending={isPending}
        onClick={locate}
        className="min-h-12 flex-1 sm:flex-none"
      >
        {!isPending && <LocateFixed aria-hidden className="size-5" />}
        Pakai lokasi saya
      </Button>
      {problem && (
        <p role="alert" className="w-full text-danger-text text-sm">
          {problem}
        </p>
      )}
    </>
  );
}
