// Single-letter shortcuts must be possible to switch off: who steers by voice sets them off by
// talking.
import { useState } from 'react';

const STORAGE_KEY = 'proof-desk-shortcuts';
const OFF = 'off';

export function useShortcutSwitch(): [isOn: boolean, change: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(() => localStorage.getItem(STORAGE_KEY) !== OFF);
  const change = (next: boolean) => {
    setIsOn(next);
    if (next) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  };
  return [isOn, change];
}
