import { MOSQUE_MAX } from '@timesync/clock';
import { useEffect, useId, useRef } from 'react';
import { Input } from '~/components/ui/inputs/input';
import { useClock } from './running/use-clock';
import { nameToShow } from './settings/name-to-show';

/**
 * Whose clock it is. The clock's own script listens to the field, so that the display answers before
 * the app is there.
 */
export function ClockName() {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = nameToShow(useClock().settings);
  useEffect(() => {
    const input = field.current;
    if (input && input !== document.activeElement) input.value = shown;
  }, [shown]);
  return (
    <div className="text-left">
      <label htmlFor={id} className="mb-1.5 block font-semibold text-sm">
        Nama masjid atau mushola
      </label>
      <Input
        ref={field}
        id={id}
        data-clock-name=""
        dir="auto"
        maxLength={MOSQUE_MAX}
        autoComplete="off"
        enterKeyHint="done"
        placeholder="Contoh: Masjid Al-Ikhlas"
        className="min-h-14 text-lg"
      />
    </div>
  );
}
