import { type OwnLicense, requestTransferBody } from '@timesync/contract';
import { Alert, Button, Field } from '@timesync/ui';
import { useState } from 'react';
import { SendingProgress } from '~/components/ui/feedback/progress-bar';
import { Textarea } from '~/components/ui/inputs/textarea';
import { Dialog } from '~/components/ui/overlays/dialog';
import { messageOf } from '~/lib/api/api-error';
import { EvidencePicker } from './evidence-picker';
import type { PhotoUpload } from './photo-upload';
import { REQUEST_FAILED, useRequestTransfer } from './use-request-transfer';

interface RequestTransferDialogProps {
  license: OwnLicense;
  photoUpload: PhotoUpload;
  onClose: () => void;
}

export function RequestTransferDialog({
  license,
  photoUpload,
  onClose,
}: RequestTransferDialogProps) {
  const [note, setNote] = useState('');
  const [photo, setPhoto] = useState<Blob>();
  const [obstacle, setObstacle] = useState<string>();
  const { request, sent } = useRequestTransfer(license.id, photoUpload.send, onClose);

  const submit = () => {
    const { data, error } = requestTransferBody.safeParse({ note });
    if (error) return setObstacle(error.issues[0]?.message);
    if (!photo) return setObstacle('Pilih foto perangkat yang rusak.');
    setObstacle(undefined);
    request.mutate(
      { note: data.note, photo },
      { onError: (failure) => setObstacle(messageOf(failure, REQUEST_FAILED)) },
    );
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Ajukan pindah perangkat"
      description="Untuk perangkat yang rusak. Setelah disetujui, perangkat lama tidak aktif lagi dan lisensi ini dapat dipasang di perangkat baru."
    >
      <div className="space-y-5">
        {obstacle && (
          <Alert tone="error" className="sticky top-0 z-10">
            {obstacle}
          </Alert>
        )}
        <Field label="Apa yang rusak?" hint="Misalnya: TV box mati total setelah listrik padam.">
          {(control) => (
            <Textarea
              {...control}
              data-takes-focus
              rows={3}
              maxLength={1000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <EvidencePicker photo={photo} onChange={setPhoto} photos={photoUpload} />
        {request.isPending ? (
          <SendingProgress
            sent={sent}
            label="Pengiriman permohonan"
            afterwards="Memeriksa foto..."
          />
        ) : (
          <Button className="w-full" onClick={submit}>
            Kirim permohonan
          </Button>
        )}
      </div>
    </Dialog>
  );
}
