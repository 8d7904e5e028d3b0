import { formatDate, formatRupiah, type StatementCheck } from '@timesync/contract';
import { Alert } from '@timesync/ui';

interface ProofNoteProps {
  proof: StatementCheck | null;
  problem: string | null;
}

/** Whether the balances confirm the reading, shown before it is imported. */
export function ProofNote({ proof, problem }: ProofNoteProps) {
  if (!proof) return <Alert tone="error">{problem}</Alert>;
  const { rowCount, provenCount, creditCount, creditSen } = proof;
  const [from, to] = [proof.from, proof.to].map((day) => formatDate(`${day}T12:00:00Z`));
  return (
    <Alert tone={provenCount > 0 ? 'success' : 'info'}>
      {provenCount > 0
        ? `Saldo cocok di ${provenCount} dari ${rowCount} baris. `
        : `Saldo tidak bisa dicocokkan di ${rowCount} baris; periksa contohnya baik-baik. `}
      Uang masuk {creditCount} baris, {formatRupiah(Math.floor(creditSen / 100))}, dari {from}{' '}
      sampai {to}.
    </Alert>
  );
}
