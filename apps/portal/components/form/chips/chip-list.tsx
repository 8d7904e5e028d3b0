import { X } from 'lucide-react';

interface ChipListProps {
  label: string;
  chips: string[];
  onRemove: (chip: string) => void;
}

export function ChipList({ label, chips, onRemove }: ChipListProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={`${label} yang dipilih`} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li
          key={chip}
          className="inline-flex min-w-0 items-center rounded-full bg-brand-soft pl-3.5 font-semibold text-brand-text text-sm"
        >
          <span className="min-w-0 break-all">{chip}</span>
          <button
            type="button"
            aria-label={`Hapus ${chip}`}
            onClick={() => onRemove(chip)}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-current/10"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
