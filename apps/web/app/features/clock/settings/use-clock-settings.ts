import { useEffect, useRef, useState } from 'react';
import { type ClockSettings, defaultSettings } from './clock-settings';
import { readSettings, storeSettings } from './stored-clock-settings';

export type ChangeSettings = (changes: Partial<ClockSettings>) => void;

/** The default at first, as in the prerendered page; then what the link or the browser holds. */
export function useClockSettings(): [ClockSettings, ChangeSettings] {
  const [settings, setSettings] = useState(defaultSettings);
  // The phone's position may arrive many seconds after it was asked for: it must not bring back what
  // was set at that time.
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = readSettings(window.location.search);
    setSettings(latest.current);
  }, []);
  const change = (changes: Partial<ClockSettings>) => {
    latest.current = { ...latest.current, ...changes };
    setSettings(latest.current);
    storeSettings(latest.current);
  };
  return [settings, change];
}
