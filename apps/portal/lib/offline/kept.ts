// Form input that survives a reload in this tab, because phones unload pages in the background. Deleted
// with the tab and at sign-out.
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
