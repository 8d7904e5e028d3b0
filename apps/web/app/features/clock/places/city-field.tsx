import type { City } from '@timesync/clock';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Field } from '~/components/ui/inputs/field';
import { Input } from '~/components/ui/inputs/input';
import { CityOptions } from './city-options';

interface CityFieldProps {
  chosen: string;
  /** False until the list is there. */
  isReady: boolean;
  search: (typed: string) => City[];
  onChoose: (city: City) => void;
}

/** A combobox: type a few letters, choose with arrows and Enter or with a tap. */
export function CityField({ chosen, isReady, search, onChoose }: CityFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string>();
  const [activeIndex, setActiveIndex] = useState(0);
  const isOpen = typed !== undefined;
  const found = isOpen ? search(typed) : [];
  const active = found[activeIndex];
  const activeId = active && `${listId}-${active.slug}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const open = (text: string) => {
    setTyped(text);
    setActiveIndex(0);
  };
  const close = () => setTyped(undefined);
  const choose = (city: City) => {
    onChoose(city);
    close();
  };
  const move = (step: number) =>
    setActiveIndex((activeIndex + step + found.length) % Math.max(1, found.length));

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') isOpen ? move(1) : open('');
    else if (event.key === 'ArrowUp') isOpen ? move(-1) : open('');
    else if (event.key === 'Enter' && active) choose(active);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative min-w-[min(13rem,100%)] flex-1">
      <Field label="Kota atau kabupaten">
        {(control) => (
          <Input
            {...control}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={found.length > 0 ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={activeId}
            autoComplete="off"
            spellCheck={false}
            disabled={!isReady}
            value={typed ?? chosen}
            onChange={({ target }) => open(target.value)}
            onFocus={({ target }) => target.select()}
            onClick={() => isOpen || open('')}
            onBlur={close}
            onKeyDown={handleKey}
          />
        )}
      </Field>
      {isOpen && <CityOptions listId={listId} cities={found} active={active} onChoose={choose} />}
    </div>
  );
}
