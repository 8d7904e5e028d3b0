import { useMutation } from '@tanstack/react-query';
import {
  addReleaseLinkBody,
  appWords,
  changeReleaseNotesBody,
  LARGEST_APK_BYTES,
  type ManagedRelease,
  megabytes,
  type ReleaseApp,
} from '@timesync/contract';
import { Alert, Button, LabelledInput } from '@timesync/ui';
import { useId, useState } from 'react';
import { EntryDialog, TextareaField, TextField } from '~/components/form';
import { Confirm, Dialog, ProgressBar, Textarea } from '~/components/ui';
import { callApi, keys, messageOf, useRefresh } from '~/lib/api';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
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
        <LabelledInput
          label="Berkas APK"
          hint={`Paling besar ${LARGEST}, sudah ditandatangani (v2/v3).`}
          type="file"
          className="py-2.5"
          accept=".apk,application/vnd.android.package-archive"
          disabled={upload.isPending}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <Textarea
          label="Yang baru di versi ini (opsional)"
          rows={3}
          maxLength={500}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
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

export function ReleaseLinkDialog({ app, onClose }: { app: ReleaseApp; onClose: () => void }) {
  return (
    <EntryDialog
      title={`Tautan ${appWords[app].title}`}
      description="Untuk berkas di tempat lain, misalnya Play Store. Versi dan keasliannya tidak dapat diperiksa."
      confirm="Tambah"
      schema={addReleaseLinkBody}
      defaultValues={{ app, url: '' }}
      send={(body) => callApi('POST /admin/releases/links', { body })}
      done="Tautan ditambahkan. Periksa, lalu terbitkan."
      changes={[keys.releases]}
      onClose={onClose}
    >
      <TextField name="url" label="Tautan" type="url" inputMode="url" placeholder="https://" />
    </EntryDialog>
  );
}

interface ReleaseNotesDialogProps {
  release: ManagedRelease;
  onClose: () => void;
}

export function ReleaseNotesDialog({ release, onClose }: ReleaseNotesDialogProps) {
  return (
    <EntryDialog
      title="Catatan versi"
      confirm="Update"
      schema={changeReleaseNotesBody}
      defaultValues={{ notes: release.notes }}
      send={(body) => callApi('PATCH /admin/releases/:id', { params: { id: release.id }, body })}
      done="Data berhasil diperbarui"
      changes={[keys.releases]}
      onClose={onClose}
    >
      <TextareaField
        name="notes"
        label="Yang baru di versi ini"
        rows={4}
        maxLength={500}
        hint="Tampil di halaman Unduh."
      />
    </EntryDialog>
  );
}

const words = {
  publish: {
    title: 'Terbitkan versi',
    question: 'Yakin ingin menerbitkan versi ini untuk semua orang?',
    actionLabel: 'Terbitkan',
    tone: 'primary',
    done: 'Versi diterbitkan',
  },
  discard: {
    title: 'Buang versi',
    question: 'Yakin ingin membuang versi yang belum diterbitkan ini?',
    actionLabel: 'Buang',
    done: 'Versi ditarik',
  },
  withdraw: {
    title: 'Tarik versi',
    question: 'Yakin ingin menarik versi ini?',
    consequence:
      'Unduhan kembali ke versi sebelumnya. Perangkat yang sudah memasangnya tidak berubah.',
    actionLabel: 'Tarik',
    done: 'Versi ditarik',
  },
} as const;

export type ReleaseMove = 'publish' | 'withdraw';

interface ReleaseQuestionProps {
  release: ManagedRelease;
  move: ReleaseMove;
  onClose: () => void;
}

export function ReleaseQuestion({ release, move, onClose }: ReleaseQuestionProps) {
  const isDraft = release.status === 'draft';
  return (
    <Confirm
      {...words[move === 'withdraw' && isDraft ? 'discard' : move]}
      itemName={`${appWords[release.app].title} ${release.file?.versionName ?? release.link}`}
      send={() => callApi(`POST /admin/releases/:id/${move}`, { params: { id: release.id } })}
      changes={[keys.releases]}
      onClose={onClose}
    />
  );
}
