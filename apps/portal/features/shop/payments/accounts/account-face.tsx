import type { PaymentAccount } from '@timesync/contract';
import { accountMark } from './account-mark';
import { AccountNumber } from './account-number';

/** The holder is as large as the number: it is what the banking app shows before the transfer. */
export function AccountFace({ account }: { account: PaymentAccount }) {
  return (
    <>
      <span
        aria-hidden
        className="grid h-9 w-12 shrink-0 place-items-center rounded-control bg-deep font-extrabold text-deep-gold text-xs max-sm:hidden"
      >
        {accountMark(account.name)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-ink-muted text-xs">{account.name}</span>
        <span className="block font-bold text-ink">
          <AccountNumber number={account.accountNumber} />
        </span>
        <span className="block break-words font-bold text-ink">a.n. {account.accountName}</span>
      </span>
    </>
  );
}
