import { type ReactNode, useState } from 'react';
import { Checkbox } from '~/components/ui';

// Single-letter shortcuts can be switched off, because voice control triggers them by dictation.
const STORAGE_KEY = 'queue-shortcuts';
const OFF = 'off';

/** One switch serves every queue: it names the keys; phones have none. */
export function useShortcutSwitch(): [isOn: boolean, shortcutSwitch: ReactNode] {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(STORAGE_KEY) !== OFF);
  const change = (next: boolean) => {
    setIsOn(next);
    if (next) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  };
  const shortcutSwitch = (
    <div className="hidden md:block">
      <Checkbox
        label="Pintasan keyboard (A, R, J, K)"
        checked={isOn}
        onChange={(event) => change(event.target.checked)}
      />
    </div>
  );
  return [isOn, shortcutSwitch];
}
