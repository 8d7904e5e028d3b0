import { useState } from 'react';

// Single-letter shortcuts can be switched off, because voice control triggers them by dictation.
const STORAGE_KEY = 'queue-shortcuts';
const OFF = 'off';

/** One switch serves every queue. */
export function useShortcutSwitch(): [isOn: boolean, change: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(STORAGE_KEY) !== OFF);
  const change = (next: boolean) => {
    setIsOn(next);
    if (next) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  };
  return [isOn, change];
}
