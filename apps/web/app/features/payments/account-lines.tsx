import { usePaymentAccounts } from './payment-queries';

/** The active accounts as plain lines, for paper. */
export function AccountLines() {
  const { data } = usePaymentAccounts();
  return (
    <ul className="space-y-1">
      {data?.data.map((account) => (
        <li key={account.id}>
          {account.name} <strong className="tabular-nums">{account.accountNumber}</strong> a.n.{' '}
          <strong>{account.accountName}</strong>
        </li>
      ))}
    </ul>
  );
}
