/** `sent` goes from 0 to 1; at 1 the server still reads the photo. */
export function SendingProgress({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100);
  return (
    <div className="space-y-2">
      <progress
        aria-label="Pengiriman permohonan"
        value={percent}
        max={100}
        className="h-3 w-full accent-brand"
      />
      <p className="text-center text-ink-muted text-sm">
        {percent < 100 ? `Mengirim... ${percent}%` : 'Memeriksa foto...'}
      </p>
    </div>
  );
}
