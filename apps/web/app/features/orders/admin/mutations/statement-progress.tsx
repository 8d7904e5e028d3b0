import type { BankStatement } from '@timesync/contract';

interface StatementProgressProps {
  sent: number;
  /** While its lines are taken in. */
  reading: Pick<BankStatement, 'readCount' | 'rowCount'> | undefined;
}

export function StatementProgress({ sent, reading }: StatementProgressProps) {
  const part = reading ? reading.readCount / reading.rowCount : sent;
  const percent = Math.round(part * 100);
  return (
    <div className="space-y-2">
      <div
        role="progressbar"
        aria-label="Berkas mutasi"
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
      <p className="text-center text-ink-muted text-sm">{labelOf({ sent, reading })}</p>
    </div>
  );
}

function labelOf({ sent, reading }: StatementProgressProps): string {
  if (sent < 1) return `Mengirim berkas... ${Math.round(sent * 100)}%`;
  if (!reading) return 'Membaca berkas dan memeriksa saldo...';
  const [read, all] = [reading.readCount, reading.rowCount].map((n) => n.toLocaleString('id-ID'));
  return `Menyimpan mutasi... ${read} dari ${all} baris`;
}
