import { Button } from '@timesync/ui';
import { usePaymentAccounts } from '../payment-queries';
import { OfficialAccounts } from './official-accounts';

/** The active accounts as plain text, for printing. */
export function AccountLines() {
  const { data, isError, isFetching, refetch } = usePaymentAccounts();
  if (!data) {
    return isError && !isFetching ? (
      <span role="alert" className="block">
        Nomor rekening tidak dapat dimuat.
        <Button variant="secondary" className="mt-2 flex print:hidden" onClick={() => refetch()}>
          Coba lagi
        </Button>
      </span>
    ) : (
      <span role="status">Memuat nomor rekening...</span>
    );
  }
  if (data.data.length === 0) return 'Nomor rekening segera tampil di sini.';
  return (
    <>
      <ul className="space-y-1">
        {data.data.map((account) => (
          <li key={account.id}>
            {account.name} <strong className="tabular-nums">{account.accountNumber}</strong> a.n.{' '}
            <strong>{account.accountName}</strong>
          </li>
        ))}
      </ul>
      <OfficialAccounts />
    </>
  );
}
