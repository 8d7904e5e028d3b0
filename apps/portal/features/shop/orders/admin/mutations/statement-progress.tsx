import type { BankStatement } from '@timesync/contract';
import { ProgressBar } from '~/components/ui/feedback/progress-bar';

interface StatementProgressProps {
  sent: number;
  /** Undefined unless lines are being imported. */
  reading: Pick<BankStatement, 'readCount' | 'rowCount'> | undefined;
}

export function StatementProgress({ sent, reading }: StatementProgressProps) {
  const part = reading ? reading.readCount / reading.rowCount : sent;
  return (
    <div className="space-y-2">
      <ProgressBar done={part} label="Berkas mutasi" />
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
