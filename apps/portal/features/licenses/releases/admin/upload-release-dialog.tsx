import { useMutation } from '@tanstack/react-query';
import { appWords, LARGEST_APK_BYTES, megabytes, type ReleaseApp } from '@timesync/contract';
import { Alert, Button, Field, Input } from '@timesync/ui';
import { useId, useState } from 'react';
import { ProgressBar } from '~/components/ui/feedback/progress-bar';
import { Textarea } from '~/components/ui/inputs/textarea';
import { Dialog } from '~/components/ui/overlays/dialog';
import { messageOf } from '~/lib/api/api-error';
import { keys } from '~/lib/api/keys';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
import { useRefresh } from '~/lib/api/use-change';
import { notifySuccess } from '~/lib/browser/notify';

const LARGEST = megabytes(LARGEST_APK_BYTES);

export function UploadReleaseDialog({ app, onClose }: { app: ReleaseApp; onClose: () => void }) {
  const refresh = useRefresh(keys.releases);
  const [file, setFile] = useState<File>();
  const [notes, setNotes] = useState('');
  const [sent, setSent] = useState(0);
  const status = useId();
  const upload = useMutation({
    mutationFn: (apk: File) => {
      setSent(0);
      const input = { body: { app, notes }, file: apk };
      return uploadWithProgress('POST /admin/releases', input, { onProgress: setSent });
    },
    onSuccess: ({ file }) => {
      notifySuccess(`Versi ${file?.versionName} terbaca. Periksa, lalu terbitkan.`);
      void refresh();
      onClose();
    },
  });
  const isTooLarge = file !== undefined && file.size > LARGEST_APK_BYTES;
  return (
    <Dialog onClose={onClose} title={`Unggah APK ${appWords[app].title}`}>
      <div className="space-y-5">
        {isTooLarge && <Alert tone="error">Berkas lebih besar dari {LARGEST}.</Alert>}
        {upload.isError && (
          <Alert tone="error">{messageOf(upload.error, 'APK gagal diunggah. Coba lagi.')}</Alert>
        )}
        <Field label="Berkas APK" hint={`Paling besar ${LARGEST}, sudah ditandatangani (v2/v3).`}>
          {(control) => (
            <Input
              {...control}
              type="file"
              className="py-2.5"
              accept=".apk,application/vnd.android.package-archive"
              disabled={upload.isPending}
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          )}
        </Field>
        <Field label="Yang baru di versi ini (opsional)">
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={500}
              value={notes}
              onChange={({ target }) => setNotes(target.value)}
            />
          )}
        </Field>
        {upload.isPending && (
          <div className="space-y-2">
            <ProgressBar done={sent} label="Pengiriman APK" />
            <p id={status} role="status" className="text-center text-ink-muted text-sm">
              {sent < 1 ? `Mengirim... ${Math.round(sent * 100)}%` : 'Memeriksa tanda tangan...'}
            </p>
          </div>
        )}
        <Button
          className="w-full"
          disabled={!file || isTooLarge}
          isPending={upload.isPending}
          onClick={() => file && upload.mutate(file)}
        >
          Unggah
        </Button>
      </div>
    </Dialog>
  );
}
