import { formatDayMonth } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { formatSen } from './mutation-labels';
import { useStatementGaps } from './mutation-queries';

/** Each file proves itself; that none is missing between two of them only their balances tell. */
export function StatementGaps({ accountId }: { accountId: number }) {
  const gaps = useStatementGaps(accountId) ?? [];
  if (gaps.length === 0) return null;
  return (
    <Alert tone="error" className="mb-6">
      <p className="font-semibold">Mutasi rekening ini belum lengkap, saldonya melompat:</p>
      <ul className="list-inside list-disc">
        {gaps.map(({ lastDay, lastBalanceSen, nextDay, nextBalanceSen }) => (
          <li key={`${lastDay} ${nextBalanceSen}`}>
            dari {formatSen(lastBalanceSen)} pada {formatDayMonth(lastDay)} ke{' '}
            {formatSen(nextBalanceSen)} pada {formatDayMonth(nextDay)}
          </li>
        ))}
      </ul>
      <p>Unduh mutasi tanggal itu dari bank, lalu letakkan di sini.</p>
    </Alert>
  );
}
