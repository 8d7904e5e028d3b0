import { useEffect, useEffectEvent } from 'react';
import { hasOwnKeys } from '~/lib/browser/has-own-keys';
import { type QueueCommand, queueCommandOf } from './queue-commands';

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
