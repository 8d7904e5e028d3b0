// A field with a list below it: the focus stays in the field, arrow keys move through the list, Enter
// chooses and Escape closes it.
import { type KeyboardEvent, useId, useState } from 'react';

const NONE = -1;

interface ComboboxOptions {
  /** Of the options below the field. */
  count: number;
  isShown: boolean;
  onChoose: (index: number) => void;
  onClose: () => void;
}

export function useCombobox({ count, isShown, onChoose, onClose }: ComboboxOptions) {
  const listId = useId();
  const [marked, setMarked] = useState(NONE);
  const activeIndex = isShown && marked < count ? marked : NONE;
  const optionId = (index: number) => `${listId}-${index}`;

  const move = (step: number) =>
    setMarked(activeIndex === NONE && step < 0 ? count - 1 : (activeIndex + step + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isShown) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && activeIndex !== NONE) onChoose(activeIndex);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    listId,
    optionId,
    activeIndex,
    /** The first option, or none, once others have come. */
    mark: (first: boolean) => setMarked(first ? 0 : NONE),
    control: {
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeIndex === NONE ? undefined : optionId(activeIndex),
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
    },
  } as const;
}
