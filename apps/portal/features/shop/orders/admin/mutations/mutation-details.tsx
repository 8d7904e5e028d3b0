import { type BankMutation, formatDate } from '@timesync/contract';
import { formatSen } from './mutation-labels';

export function MutationDetails({ mutation }: { mutation: BankMutation }) {
  const { amountSen, day, description, paymentAccount } = mutation;
  return (
    <div className="mb-5 rounded-control bg-sunken px-3.5 py-2.5">
      <p className="font-semibold text-ink">
        {formatSen(amountSen)} · {formatDate(`${day}T12:00:00Z`)}
      </p>
      <p className="break-words text-ink-muted text-sm">
        {description} ({paymentAccount.name})
      </p>
    </div>
  );
}
