// What the clock shows and how far it was moved, for the small script that runs it and for the app
// that sets it, whichever of the two comes first.
import { type ClockSettings, defaultSettings } from '@timesync/clock';
import { readSettings, storeSettings } from '../settings/stored-clock-settings';
import type { ClockEngine } from './clock-engine';

interface ClockState {
  settings: ClockSettings;
  travelledMs: number;
  /** Undefined until it is loaded. */
  engine: ClockEngine | undefined;
}

export const firstState: ClockState = {
  settings: defaultSettings,
  travelledMs: 0,
  engine: undefined,
};

let state: ClockState = firstState;
let readFrom: string | undefined;
const listeners = new Set<() => void>();

function set(changes: Partial<ClockState>): void {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

export const clockStore = {
  get: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A link wins over the browser; called where a page of the clock opens. */
  readSettings(): void {
    const { search } = window.location;
    // Read once: where nothing can be stored, the link would take back what was set since.
    set(search === readFrom ? {} : { settings: readSettings(search) });
    readFrom = search;
  },
  change(changes: Partial<ClockSettings>): void {
    set({ settings: { ...state.settings, ...changes } });
    storeSettings(state.settings);
  },
  travel: (travelledMs: number) => set({ travelledMs }),
  start: (engine: ClockEngine) => set({ engine }),
};
