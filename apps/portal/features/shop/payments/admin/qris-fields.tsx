import { type Qris, QrisError, readShopQris } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField, TextareaField } from '~/components/form';
import { FileInput } from '~/components/ui';
import { readQrPhoto } from '~/lib/browser/qr/read-qr-photo';

/** The owner's own code: read from its picture or pasted, and shown as what it says. */
export function QrisFields({ onPicture }: { onPicture: (picture: Blob) => void }) {
  const payload = useWatch({ name: 'qrisPayload' });
  const read = readCode(payload);
  return (
    <div className="space-y-4 rounded-control border border-line p-4">
      <PicturePicker onPicture={onPicture} />
      <TextareaField
        name="qrisPayload"
        label="Isi kode QRIS"
        rows={3}
        spellCheck={false}
        hint="Terisi sendiri dari gambar. Boleh juga ditempel dari aplikasi merchant."
      />
      {read && 'problem' in read && <Alert tone="error">{read.problem}</Alert>}
      {read && 'merchantName' in read && (
        <Alert tone="success">
          {read.merchantName}, {read.merchantCity}
          {read.nmid && <span className="block">NMID {read.nmid}</span>}
        </Alert>
      )}
      <CheckboxField
        name="qrisWithAmount"
        label="Isi jumlah pesanan ke dalam kode. Sudah saya coba pindai, dan penyedia QRIS saya mengizinkannya."
      />
      <p className="text-ink-muted text-xs">
        Penyedia QRIS Anda yang menentukan apakah ini boleh. Jika ragu, biarkan kosong: pelanggan
        mengetik jumlahnya sendiri.
      </p>
    </div>
  );
}

function readCode(payload: unknown): Qris | { problem: string } | undefined {
  if (typeof payload !== 'string' || payload.trim() === '') return undefined;
  try {
    return readShopQris(payload);
  } catch (error) {
    if (error instanceof QrisError) return { problem: error.message };
    throw error;
  }
}

const UNREADABLE = 'QR tidak terbaca di gambar ini. Pakai gambar asli dari penyedia QRIS.';

function PicturePicker({ onPicture }: { onPicture: (picture: Blob) => void }) {
  const { setValue } = useFormContext();
  const [problem, setProblem] = useState<string>();
  const choose = async (picture: Blob) => {
    const payload = await readQrPhoto(picture);
    const read = readCode(payload);
    if (!read || 'problem' in read) return setProblem(read?.problem ?? UNREADABLE);
    setProblem(undefined);
    onPicture(picture);
    const change = { shouldDirty: true };
    setValue('qrisPayload', payload, change);
    setValue('accountName', read.merchantName, change);
    if (read.nmid) setValue('accountNumber', read.nmid, change);
  };
  return (
    <div className="space-y-3">
      <FileInput types="image/png,image/jpeg,image/webp" onFile={choose}>
        <QrCode aria-hidden className="size-6 shrink-0" />
        Pilih gambar QRIS
      </FileInput>
      {problem && <Alert tone="error">{problem}</Alert>}
    </div>
  );
}
