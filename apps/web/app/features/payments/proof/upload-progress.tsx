import { ProgressBar } from '~/components/ui/feedback/progress-bar';

/** `sent` goes from 0 to 1; at 1 the server still reads the picture. */
export function UploadProgress({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100);
  const label = percent < 100 ? `Mengirim bukti... ${percent}%` : 'Memeriksa gambar...';
  return (
    <div className="space-y-2">
      <ProgressBar done={sent} label="Pengiriman bukti pembayaran" />
      <p className="text-center text-ink-muted text-sm">{label}</p>
    </div>
  );
}
