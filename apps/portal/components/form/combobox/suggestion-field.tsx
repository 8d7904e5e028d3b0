import { useState } from 'react';
import { useController } from 'react-hook-form';
import { ControlledField, type LabelledField } from '../controlled-field';
import { useCombobox } from './use-combobox';

export interface Suggestion {
  title: string;
  detail: string;
}

interface SuggestionFieldProps<Option extends Suggestion> extends LabelledField {
  listLabel: string;
  maxLength?: number;
  options: readonly Option[];
  /** What is typed; empty once the list is closed. */
  onSearch: (typed: string) => void;
  onChoose: (option: Option) => void;
}

/** Free text with suggestions below it. */
export function SuggestionField<Option extends Suggestion>(props: SuggestionFieldProps<Option>) {
  const { name, label, hint, listLabel, maxLength, options, onSearch, onChoose } = props;
  const { field } = useController({ name });
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen && options.length > 0;
  const close = () => {
    setIsOpen(false);
    onSearch('');
  };
  const choose = (index: number) => {
    const option = options[index];
    close();
    if (option) onChoose(option);
  };
  const combobox = useCombobox({
    count: options.length,
    isShown,
    onChoose: choose,
    onClose: close,
  });
  return (
    <div className="relative">
      <ControlledField
        field={field}
        label={label}
        hint={hint}
        maxLength={maxLength}
        {...combobox.control}
        value={field.value}
        onChange={({ target }) => {
          field.onChange(target.value);
          setIsOpen(true);
          onSearch(target.value);
          combobox.mark(false);
        }}
        onBlur={() => {
          field.onBlur();
          close();
        }}
      />
      {isShown && (
        <div
          id={combobox.listId}
          // On a phone the keyboard would cover the list.
          ref={(list) => list?.scrollIntoView({ block: 'nearest' })}
          role="listbox"
          aria-label={listLabel}
          className="absolute inset-x-0 top-20 z-20 max-h-72 overflow-y-auto rounded-control border border-line bg-surface py-1 shadow-float"
        >
          {options.map(({ title, detail }, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field.
            <div
              key={`${title} ${detail}`}
              id={combobox.optionId(index)}
              role="option"
              aria-selected={index === combobox.activeIndex}
              // The field would lose the focus and close the list before the click arrives.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
              className="min-h-11 cursor-pointer px-3.5 py-1.5 hover:bg-sunken aria-selected:bg-brand-soft"
            >
              <span className="block font-medium text-ink">{title}</span>
              <span className="block text-ink-muted text-sm">{detail}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
