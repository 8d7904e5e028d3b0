import { Button, Field, Input } from '@timesync/ui';
import { RotateCcw, Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Select } from '~/components/ui';
import { withTypedSince } from '~/lib/values/typed-since';
import { emptyFilters, type Filters } from './list-state';
import type { ListControls } from './use-list-state';

export interface FilterField<Name extends string> {
  name: Name;
  label: string;
  /** Makes it a choice; without, it is a text field, or one for a day. */
  options?: { value: string; label: string }[];
  isDay?: boolean;
}

interface FilterRowProps<Name extends string> {
  list: ListControls<Name>;
  filters: FilterField<Name>[];
}

export function FilterRow<Name extends string>({ list, filters }: FilterRowProps<Name>) {
  const [draft, setDraft] = useState(list.filters);
  // A search from elsewhere (back button, shared link) refills the fields. Remounted by a
  // `key`, they would lose the focus at every search.
  const searched = JSON.stringify(list.filters);
  const [shown, setShown] = useState(searched);
  /** The own search that is on its way: what is typed since stays. */
  const [sent, setSent] = useState<Filters<Name>>();
  if (shown !== searched) {
    setShown(searched);
    setDraft(withTypedSince(list.filters, sent ?? draft, draft) as Filters<Name>);
    setSent(undefined);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(draft);
    list.search(draft);
  };
  const reset = () => {
    const empty = emptyFilters(filters.map((filter) => filter.name));
    setDraft(empty);
    setSent(empty);
    list.reset();
  };
  return (
    <form
      onSubmit={submit}
      className="grid gap-4 surface-card p-4 sm:grid-cols-2 lg:grid-cols-4 lg:items-end"
    >
      {filters.map(({ name, label, options, isDay }) => (
        <Field key={name} label={label}>
          {(control) => {
            const common = {
              ...control,
              value: draft[name],
              onChange: (event: { target: { value: string } }) =>
                setDraft({ ...draft, [name]: event.target.value }),
            };
            if (options) return <Select {...common} empty="Semua" options={options} />;
            return <Input type={isDay ? 'date' : 'search'} {...common} />;
          }}
        </Field>
      ))}
      <div className="flex gap-3">
        <Button type="submit" className="h-12 flex-1">
          <Search aria-hidden className="size-5" />
          Cari
        </Button>
        <Button variant="secondary" onClick={reset} className="h-12 flex-1">
          <RotateCcw aria-hidden className="size-5" />
          Reset
        </Button>
      </div>
    </form>
  );
}
