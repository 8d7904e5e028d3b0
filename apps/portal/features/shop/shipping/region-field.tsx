import type { Region, RegionLevel } from '@timesync/contract';
import { type KeyboardEvent, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { ControlledField, type LabelledField } from '~/components/form/controlled-field';
import { RegionOptions } from './region-options';
import { useRegions } from './shipping-queries';

interface RegionFieldProps extends LabelledField {
  name: RegionLevel;
  onChoose: (region: Region) => void;
}

/** Free text; choosing a suggestion also fills in the larger places. */
export function RegionField({ name, label, hint, onChoose }: RegionFieldProps) {
  const listId = useId();
  const { field } = useController({ name });
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const regions = useRegions(name, isOpen ? field.value : '');
  const isShown = isOpen && regions.length > 0;

  const choose = (region: Region) => {
    setIsOpen(false);
    onChoose(region);
  };
  const move = (step: number) =>
    setActiveIndex((activeIndex + step + regions.length) % regions.length);
  const handleKey = (event: KeyboardEvent) => {
    if (!isShown) return;
    const active = regions[activeIndex];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(activeIndex < 0 ? 0 : -1);
    else if (event.key === 'Enter' && active) choose(active);
    else if (event.key === 'Escape') setIsOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="relative">
      <ControlledField
        field={field}
        label={label}
        hint={hint}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
        spellCheck={false}
        value={field.value}
        onChange={({ target }) => {
          field.onChange(target.value);
          setIsOpen(true);
          setActiveIndex(-1);
        }}
        onBlur={() => {
          field.onBlur();
          setIsOpen(false);
        }}
        onKeyDown={handleKey}
      />
      {isShown && (
        <RegionOptions
          listId={listId}
          level={name}
          regions={regions}
          activeIndex={activeIndex}
          onChoose={choose}
        />
      )}
    </div>
  );
}
