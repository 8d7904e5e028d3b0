// What a tab keeps over a reload: typed on a phone whose browser dropped the page meanwhile. Gone with
// the tab, and with its owner's sign-out.
const PREFIX = 'kept:';

// Tests run without a window.
const storage = () => globalThis.window?.sessionStorage;

export function readKept<T>(name: string): T | undefined {
  try {
    return JSON.parse(storage()?.getItem(PREFIX + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    storage()?.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A full storage keeps nothing; what is on the screen stays there.
  }
}

export function dropKept(name: string): void {
  storage()?.removeItem(PREFIX + name);
}

export function forgetKept(): void {
  for (const key of Object.keys(storage() ?? {})) {
    if (key.startsWith(PREFIX)) storage()?.removeItem(key);
  }
}
