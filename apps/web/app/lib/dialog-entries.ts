// What an open dialog writes into its entry of the browser's history: its own mark, those of the
// dialogs below it, and the entry of the page behind them.
import type { Location } from 'react-router';

interface DialogState {
  page: string;
  dialogs: string[];
}

function readState(state: unknown): DialogState | undefined {
  const { page, dialogs } = (state ?? {}) as Partial<DialogState>;
  return page !== undefined && Array.isArray(dialogs) ? { page, dialogs } : undefined;
}

export function dialogMarks({ state }: Pick<Location, 'state'>): string[] {
  return readState(state)?.dialogs ?? [];
}

/** A mark is never used twice: history outlives a reload, and old entries must open nothing. */
export function newDialogEntry(location: Pick<Location, 'state' | 'key'>) {
  const mark = String(Math.random());
  const state: DialogState = {
    page: pageKey(location),
    dialogs: [...dialogMarks(location), mark],
  };
  return { mark, state };
}

/** Dialogs share the scroll position of their page, so that closing one moves nothing behind it. */
export function pageKey({ state, key }: Pick<Location, 'state' | 'key'>): string {
  return readState(state)?.page ?? key;
}
