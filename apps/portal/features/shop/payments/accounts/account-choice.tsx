import type { PaymentAccount } from '@timesync/contract';
import { useId } from 'react';
import { lazyPart, Skeleton } from '~/components/ui';
import { AccountFace, AccountNumber, CopyNumber } from './account-face';

// Fetched when it is shown: drawing QR codes needs much code, and few sellers have one.
const QrisPanel = lazyPart(
  () => import('../qris/qris-panel'),
  () => ({ fallback: <Skeleton className="m-3 h-64 w-full" /> }),
);

interface AccountChoiceProps {
  accounts: PaymentAccount[];
  chosenId: number | undefined;
  onChange: (id: number) => void;
  isDisabled: boolean;
  /** The amount for a QRIS code. */
  amount: number;
  /** False when the customer has already transferred, to prevent a second transfer. */
  canCopy: boolean;
}

export function AccountChoice(props: AccountChoiceProps) {
  const { accounts, chosenId, onChange, isDisabled, amount, canCopy } = props;
  const name = useId();
  const [single, ...others] = accounts;
  if (single && others.length === 0) {
    // There is nothing to choose: its number is what one looks for.
    return (
      <div className="rounded-card border border-line-strong/60 px-4 py-3">
        <p className="text-ink-muted text-sm">{single.name}</p>
        <p className="font-extrabold text-2xl text-ink">
          <AccountNumber number={single.accountNumber} />
        </p>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="break-words font-bold text-ink">a.n. {single.accountName}</p>
          {canCopy && <CopyNumber account={single} isWide />}
        </div>
        {canCopy && single.type === 'qris' && <QrisPanel account={single} amount={amount} />}
      </div>
    );
  }
  return (
    <fieldset disabled={isDisabled} className="space-y-3">
      <legend className="sr-only">Rekening tujuan transfer</legend>
      {accounts.map((account) => (
        <div
          key={account.id}
          className="flex flex-wrap items-center justify-end rounded-control border border-line-strong/60 bg-surface has-checked:border-brand has-checked:bg-brand-soft"
        >
          <label
            htmlFor={`${name}-${account.id}`}
            className="flex min-w-0 flex-1 basis-44 cursor-pointer items-center gap-3 py-3 pl-3"
          >
            <input
              id={`${name}-${account.id}`}
              type="radio"
              name={name}
              checked={account.id === chosenId}
              onChange={() => onChange(account.id)}
              className="size-5 shrink-0 accent-brand"
            />
            <AccountFace account={account} />
          </label>
          {canCopy && account.type === 'qris' && account.id === chosenId && (
            <QrisPanel account={account} amount={amount} />
          )}
          {canCopy && (
            <CopyNumber
              account={account}
              // A customer who copies a number is about to pay to it.
              onCopy={() => onChange(account.id)}
              className="m-2 max-sm:[&>svg]:hidden"
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
