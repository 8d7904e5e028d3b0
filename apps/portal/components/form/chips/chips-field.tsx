import { Field, Input } from '@timesync/ui';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useErrorMarks } from '../use-form-field';
import { addChips, splitChips } from './split-chips';

interface ChipsFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Shown when there is nothing between two commas. */
  emptyItemError: string;
}

/** A list of short texts: a comma or Enter makes a chip of what is typed, Backspace takes one back. */
export function ChipsField({ name, label, hint, emptyItemError }: ChipsFieldProps) {
  const { field } = useController({ name });
  const { setError, clearErrors } = useFormContext();
  const marks = useErrorMarks(name);
  const input = useRef<HTMLInputElement>(null);
  const [chips, setChips] = useState<string[]>(field.value);
  const [draft, setDraft] = useState('');

  // Text without a final comma counts too, so that the last word is not lost.
  const change = (nextChips: string[], nextDraft: string) => {
    setChips(nextChips);
    setDraft(nextDraft);
    field.onChange(addChips(nextChips, [nextDraft]));
  };
  const type = (text: string) => {
    const { completed, rest, hasEmptyItem } = splitChips(text);
    if (hasEmptyItem) return keepAsTyped(text);
    change(addChips(chips, completed), rest);
    clearErrors(name);
  };
  // Text with an empty item is not dropped: it stays, with an error, until it is corrected.
  const keepAsTyped = (text: string) => {
    setDraft(text);
    field.onChange([...chips, ...text.split(',')]);
    setError(name, { type: 'empty', message: emptyItemError });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && draft.trim() && !splitChips(draft).hasEmptyItem) {
      event.preventDefault();
      change(addChips(chips, [draft]), '');
    } else if (event.key === 'Backspace' && draft === '' && chips.length > 0) {
      event.preventDefault();
      change(chips.slice(0, -1), chips.at(-1) ?? '');
    }
  };
  const remove = (chip: string) => {
    change(
      chips.filter((other) => other !== chip),
      draft,
    );
    input.current?.focus();
  };

  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <>
          <ChipList label={label} chips={chips} onRemove={remove} />
          <Input
            {...control}
            {...marks}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            name={name}
            value={draft}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={field.onBlur}
          />
        </>
      )}
    </Field>
  );
}

interface ChipListProps {
  label: string;
  chips: string[];
  onRemove: (chip: string) => void;
}

function ChipList({ label, chips, onRemove }: ChipListProps) {
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
