/** `done` goes from 0 to 1. */
export function ProgressBar({ done, label }: { done: number; label: string }) {
  const percent = Math.round(done * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
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
  );
}

interface SendingProgressProps {
  /** From 0 to 1; at 1 the server still reads what was sent. */
  sent: number;
  label: string;
  afterwards: string;
}

export function SendingProgress({ sent, label, afterwards }: SendingProgressProps) {
  return (
    <div className="space-y-2">
      <ProgressBar done={sent} label={label} />
      <p className="text-center text-ink-muted text-sm">
        {sent < 1 ? `Mengirim... ${Math.round(sent * 100)}%` : afterwards}
      </p>
    </div>
  );
}
