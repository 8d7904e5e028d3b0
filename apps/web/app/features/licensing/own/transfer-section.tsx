import type { OwnLicense } from '@timesync/contract';
import { useState } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { Alert } from '~/components/ui/feedback/alert';
import type { PhotoWay } from './photo-upload';
import { RequestTransferDialog } from './request-transfer-dialog';
import { coolingWords, latestRequestWords, obstacleWords, transfersLine } from './transfer-labels';

interface TransferSectionProps {
  license: OwnLicense;
  photoWay: PhotoWay;
}

export function TransferSection({ license, photoWay }: TransferSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { transfers } = license;
  const latest = latestRequestWords(transfers);
  const obstacle = obstacleWords(transfers);
  const cooling = coolingWords(transfers);
  return (
    <section aria-label="Pindah perangkat" className="space-y-3 border-line border-t pt-4">
      <p className="text-ink text-sm">
        <span className="font-semibold">Pindah perangkat:</span> {transfersLine(transfers)}
      </p>
      {cooling && <Alert tone="info">{cooling}</Alert>}
      {latest && <Alert tone={latest.tone}>{latest.words}</Alert>}
      {obstacle && <p className="text-ink-muted text-sm">{obstacle}</p>}
      {transfers.obstacle === null && (
        <Button variant="secondary" className="w-full sm:w-auto" onClick={() => setIsAsking(true)}>
          Ajukan pindah perangkat
        </Button>
      )}
      {isAsking && (
        <RequestTransferDialog
          license={license}
          photoWay={photoWay}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
