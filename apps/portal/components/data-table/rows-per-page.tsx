import { PAGE_SIZES } from '@timesync/contract';
import { useId } from 'react';
import { Select } from '~/components/ui/inputs/select';

export function RowsPerPage({
  limit,
  onChange,
}: {
  limit: number;
  onChange: (limit: number) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-ink-muted text-sm">
        Baris per halaman
      </label>
      <Select
        id={id}
        value={limit}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 min-w-[5rem] pl-3"
        options={PAGE_SIZES.map((size) => ({ value: size, label: size }))}
      />
    </div>
  );
}
