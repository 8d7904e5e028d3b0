import type { ManagedOrder } from '@timesync/contract';
import { OrderFact } from './order-fact';

/** The account as it was when the customer chose it. */
export function AccountFact({ account }: { account: ManagedOrder['paymentAccount'] }) {
  if (!account) return null;
  return (
    <OrderFact label="Ditransfer ke">
      {account.name} <span className="tabular-nums">{account.accountNumber}</span>
      <span className="block font-normal">a.n. {account.accountName}</span>
    </OrderFact>
  );
}
