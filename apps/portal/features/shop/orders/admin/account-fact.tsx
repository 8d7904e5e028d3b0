import type { ManagedOrder } from '@timesync/contract';
import { Fact } from '@timesync/ui';

/** The account as it was when the customer chose it. */
export function AccountFact({ account }: { account: ManagedOrder['paymentAccount'] }) {
  if (!account) return null;
  return (
    <Fact label="Ditransfer ke">
      {account.name} <span className="tabular-nums">{account.accountNumber}</span>
      <span className="block font-normal">a.n. {account.accountName}</span>
    </Fact>
  );
}
