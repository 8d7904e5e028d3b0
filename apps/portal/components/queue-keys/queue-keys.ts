import { type RefObject, useEffect, useEffectEvent } from 'react';
import { hasOwnKeys, isDialogOpen } from '~/lib/browser/has-own-keys';

// Single-letter shortcuts work only outside text fields, and never together with Ctrl, Alt or the command key:
// those belong to the browser.
export type QueueCommand = 'approve' | 'reject' | 'next' | 'previous';

const commands: Record<string, QueueCommand> = {
  a: 'approve',
  r: 'reject',
  j: 'next',
  k: 'previous',
};

/** A key held down must not run through the queue. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'>;

export function queueCommandOf(pressed: PressedKey): QueueCommand | undefined {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey || pressed.repeat) return undefined;
  return commands[pressed.key.toLowerCase()];
}

export function useQueueCommands(isOn: boolean, run: (command: QueueCommand) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = hasOwnKeys(event.target) ? undefined : queueCommandOf(event);
    if (!command) return;
    // The letter must not land in a field of the dialog it opens.
    event.preventDefault();
    run(command);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

/** The parts of the page that a queue is made of, found by `data-queue-item`. */
export function queueItems(queue: HTMLElement | null): HTMLElement[] {
  return [...(queue?.querySelectorAll<HTMLElement>('[data-queue-item], tbody tr') ?? [])];
}

/** An item takes the focus itself if it can, otherwise its usual button or link does. */
function focusItem(item: HTMLElement | undefined): void {
  const target = item?.hasAttribute('tabindex') ? item : item && buttonOf(item, 'approve');
  target?.focus();
}

function buttonOf(item: HTMLElement, command: 'approve' | 'reject'): HTMLElement | null {
  return item.querySelector<HTMLElement>(`[data-command=${command}]`);
}

/**
 * J and K move through a queue; A and R press the button of the item that has the focus. If none has
 * it, the first takes it, so that nothing unseen is decided.
 */
export function useQueueKeys(queue: RefObject<HTMLElement | null>, isOn: boolean): void {
  useQueueCommands(isOn, (command) => {
    if (isDialogOpen()) return;
    const items = queueItems(queue.current);
    const at = items.findIndex((item) => item.contains(document.activeElement));
    const current = items[at];
    if (command === 'next') focusItem(items[at + 1]);
    else if (command === 'previous') focusItem(at < 0 ? items.at(-1) : items[at - 1]);
    else if (current) buttonOf(current, command)?.click();
    else focusItem(items[0]);
  });
}
