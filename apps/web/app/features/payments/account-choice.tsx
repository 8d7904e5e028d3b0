import type { PaymentAccount } from '@timesync/contract';
import { useId } from 'react';
import { CopyButton } from '~/components/ui/buttons/copy-button';
import { copyableNumber } from './copyable-number';

interface AccountChoiceProps {
  accounts: PaymentAccount[];
  chosenId: number | undefined;
  onChange: (id: number) => void;
  isDisabled: boolean;
}

/** The holder stands as large as the number: it is what the banking app shows before the transfer. */
export function AccountChoice({ accounts, chosenId, onChange, isDisabled }: AccountChoiceProps) {
  const name = useId();
  return (
    <fieldset disabled={isDisabled} className="space-y-3">
      <legend className="sr-only">Rekening tujuan transfer</legend>
      {accounts.map((account) => (
        <div
          key={account.id}
          className="rounded-control border border-line-strong/60 bg-surface sm:flex sm:items-center has-checked:border-brand has-checked:bg-brand-soft"
        >
          <label
            htmlFor={`${name}-${account.id}`}
            className="flex flex-1 cursor-pointer items-start gap-3 px-4 py-3 max-sm:pb-2"
          >
            <input
              id={`${name}-${account.id}`}
              type="radio"
              name={name}
              checked={account.id === chosenId}
              onChange={() => onChange(account.id)}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-medium text-ink-muted text-sm">{account.name}</span>
              <span className="block break-all font-bold text-ink text-lg tabular-nums">
                {account.accountNumber}
              </span>
              <span className="block break-words font-bold text-ink text-lg">
                a.n. {account.accountName}
              </span>
            </span>
          </label>
          <div className="px-4 max-sm:pb-3 max-sm:pl-12">
            <CopyButton
              text={copyableNumber(account.accountNumber)}
              copiedMessage="Nomor rekening disalin!"
              className="w-full sm:w-auto"
            >
              Salin nomor
              <span className="sr-only">{account.name}</span>
            </CopyButton>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
