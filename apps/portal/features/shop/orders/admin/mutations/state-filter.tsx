import type { MutationState } from '@timesync/contract';
import { classNames } from '@timesync/ui';
import { WaitingCount } from '~/components/ui/content/waiting-count';
import { stateLabels } from './mutation-labels';

const states = Object.keys(stateLabels) as MutationState[];

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
      {states.map((each) => (
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
