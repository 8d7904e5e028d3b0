// What stands around the list of bank mutations.
import { formatDayMonth, type MutationState } from '@timesync/contract';
import { Alert, classNames } from '@timesync/ui';
import { formatSen, stateLabels } from './mutation-labels';
import { useStatementGaps } from './mutation-queries';

interface StateFilterProps {
  state: MutationState;
  counts: Partial<Record<MutationState, number>> | undefined;
  onChange: (state: MutationState) => void;
}

/** Filters the remaining lines by what is to be done with them. */
export function StateFilter({ state, counts, onChange }: StateFilterProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Tampilkan mutasi</legend>
      {(Object.keys(stateLabels) as MutationState[]).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === state}
          onClick={() => onChange(each)}
          className={classNames(
            'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-semibold text-sm',
            each === state
              ? 'border-brand bg-brand text-brand-ink'
              : 'border-line-strong bg-surface text-ink hover:bg-sunken',
          )}
        >
          {stateLabels[each]}
          <WaitingCount count={counts?.[each]} />
        </button>
      ))}
    </fieldset>
  );
}

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

// The table's rows in display order; the focus decides which one a key applies to.
const rows = () => [...document.querySelectorAll('tbody tr')];

/** The row that holds the focus, counted from 0. */
export function focusedRow(): number | undefined {
  const at = rows().findIndex((row) => row.contains(document.activeElement));
  return at < 0 ? undefined : at;
}

/** To the next row, or the row before, that has something to do: its first button. */
export function moveToRow(step: 1 | -1): void {
  const buttons = rows().map((row) =>
    [...row.querySelectorAll('button')].find((button) => button.checkVisibility()),
  );
  const at = focusedRow() ?? (step === 1 ? -1 : buttons.length);
  const ahead = step === 1 ? buttons.slice(at + 1) : buttons.slice(0, Math.max(at, 0)).toReversed();
  ahead.find((button) => button !== undefined)?.focus();
}

/** The number of waiting items on a button; empty for none, or until it is known. */
function WaitingCount({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <span className="rounded-full bg-brand-ink px-2 font-bold text-brand text-xs tabular-nums">
      {count}
      <span className="sr-only"> menunggu</span>
    </span>
  );
}
