import { useEffect, useEffectEvent } from 'react';
import { hasOwnKeys } from '~/lib/browser/has-own-keys';
import { type DeskCommand, deskCommandOf } from './desk-keys';

export function useDeskKeys(isOn: boolean, run: (command: DeskCommand) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = hasOwnKeys(event.target) ? undefined : deskCommandOf(event);
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
