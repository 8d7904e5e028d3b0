import { useEffect, useEffectEvent } from 'react';
import { type DeskCommand, deskCommandOf } from './desk-keys';

const ELSEWHERE =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role$=dialog], [role=menu]';

export function useDeskKeys(isOn: boolean, run: (command: DeskCommand) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest(ELSEWHERE);
    const command = isElsewhere ? undefined : deskCommandOf(event);
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
