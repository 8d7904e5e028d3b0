import { formatDayMonth } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import type { UploadedStatement } from './use-statement-upload';

export function StatementOutcome({ statement }: { statement: UploadedStatement }) {
  const { bank, from, to, addedCount, pendingCount } = statement;
  return (
    <Alert tone={addedCount > 0 ? 'success' : 'info'}>
      <p className="font-semibold">
        Mutasi {bank}, {formatDayMonth(from)} – {formatDayMonth(to)}: {addedSentence(statement)}
      </p>
      <p>{proofSentence(statement)}</p>
      {pendingCount > 0 && (
        <p>{pendingCount} baris belum dibukukan bank (PEND), jadi belum ikut.</p>
      )}
    </Alert>
  );
}

function addedSentence({ rowCount, addedCount, isRepeat }: UploadedStatement): string {
  if (isRepeat && addedCount === 0) return 'berkas ini sudah pernah dibaca, tidak ada yang baru.';
  if (addedCount === 0) return `${rowCount} baris, semuanya sudah ada.`;
  if (addedCount < rowCount) return `${addedCount} baris baru, ${rowCount - addedCount} sudah ada.`;
  return `${addedCount} baris baru.`;
}

function proofSentence({ rowCount, unprovenCount }: UploadedStatement): string {
  if (unprovenCount === 0) return 'Saldo cocok dari baris pertama sampai terakhir.';
  if (unprovenCount === rowCount)
    return 'Berkas ini tanpa saldo, jadi isinya tidak terbukti: periksa satu per satu.';
  return 'Saldo cocok. Hanya baris pertama belum terbukti, karena saldo awal tidak ada di berkas.';
}
