import type { Order, PaymentAccount } from '@timesync/contract';
import type { ReactNode } from 'react';
import { OfficialAccounts } from './accounts/official-accounts';
import { AmountToPay } from './amount-to-pay';
import { TimeLeft } from './time-left';
import { TransferSteps } from './transfer-steps';
import { TreasurerLink } from './treasurer-link';

interface TransferDetailsProps {
  order: Order;
  accounts: PaymentAccount[];
  accountChoice: ReactNode;
}

/** All one needs to transfer, in the order in which it is needed. */
export function TransferDetails({ order, accounts, accountChoice }: TransferDetailsProps) {
  return (
    <div className="space-y-4">
      <AmountToPay order={order} />
      <h4 className="font-semibold text-ink">
        {accounts.length === 1 ? 'Transfer ke rekening ini' : 'Transfer ke salah satu rekening ini'}
      </h4>
      {accountChoice}
      <OfficialAccounts />
      <TimeLeft until={order.expiresAt} />
      <TreasurerLink order={order} accounts={accounts} />
      <TransferSteps />
    </div>
  );
}
