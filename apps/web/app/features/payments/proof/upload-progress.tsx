/** `sent` goes from 0 to 1; at 1 the server still reads the picture. */
export function UploadProgress({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100);
  const label = percent < 100 ? `Mengirim bukti... ${percent}%` : 'Memeriksa gambar...';
  return (
    <div className="space-y-2">
      <div
        role="progressbar"
        aria-label="Pengiriman bukti pembayaran"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-3 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-brand transition-[width] duration-200"
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="text-center text-ink-muted text-sm">{label}</p>
    </div>
  );
}
