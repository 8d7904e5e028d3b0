import { useEffect, useState } from 'react';
import { type ClockSettings, defaultSettings } from './clock-settings';
import { readSettings, storeSettings } from './stored-settings';

export type ChangeSettings = (part: Partial<ClockSettings>) => void;

/** The default at first, as in the prerendered page; then what the link or the browser holds. */
export function useClockSettings(): [ClockSettings, ChangeSettings] {
  const [settings, setSettings] = useState(defaultSettings);
  useEffect(() => setSettings(readSettings(window.location.search)), []);
  const change = (part: Partial<ClockSettings>) => {
    const changed = { ...settings, ...part };
    setSettings(changed);
    storeSettings(changed);
  };
  return [settings, change];
}
