// Single-letter shortcuts work only outside text fields, and never together with Ctrl, Alt or the command key:
// those belong to the browser.
export type QueueCommand = 'approve' | 'reject' | 'next' | 'previous';

const commands: Record<string, QueueCommand> = {
  a: 'approve',
  r: 'reject',
  j: 'next',
  k: 'previous',
};

export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  /** A key held down must not run through the queue. */
  repeat: boolean;
}

export function queueCommandOf(pressed: PressedKey): QueueCommand | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.repeat) return undefined;
  return commands[pressed.key.toLowerCase()];
}
