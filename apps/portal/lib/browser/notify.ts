// The toast library is fetched when first needed: login and the public pages do without it.
let demands = 0;
const listeners = new Set<() => void>();

/** Counts toasts, for the component that shows them and is loaded with the first one. */
export const toastDemand = {
  count: () => demands,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Called early where toasts are likely: a toast about a lost network cannot be fetched any more. */
export function prepareToasts(): void {
  demands += 1;
  for (const listener of listeners) listener();
}

/** When each was asked for, by its text. */
const askedAt = new Map<string, number>();

let pressedAt = 0;
for (const name of ['pointerdown', 'keydown']) {
  globalThis.window?.addEventListener(name, ({ timeStamp }) => (pressedAt = timeStamp), true);
}

async function show(kind: 'error' | 'success', message: string, headline?: string): Promise<void> {
  prepareToasts();
  askedAt.set(message, performance.now());
  const { toast } = await import('sonner');
  // The text is also the toast's identity: a query that is tried three times complains once.
  if (headline) toast[kind](headline, { id: message, description: message });
  else toast[kind](message, { id: message });
}

/** The headline says what failed, the message below it why. */
export function notifyError(message: string, headline?: string): void {
  // Without a network the library cannot be fetched. Where that is likely it was prepared, and a form
  // says in its place what failed.
  show('error', message, headline).catch(() => undefined);
}

export function notifySuccess(message: string): void {
  void show('success', message);
}

/**
 * Old news must not cover what a person reads now. News of the last press stays: it may have opened what
 * is read, as an order opens when it is placed.
 */
export function dismissOldToasts(): void {
  const old = [...askedAt].filter(([, at]) => at < pressedAt);
  for (const [message] of old) {
    askedAt.delete(message);
    void import('sonner').then(({ toast }) => toast.dismiss(message));
  }
}
