import { Button } from '@timesync/ui';
import type { ComponentProps } from 'react';
import { type Change, useChange } from '~/lib/api';

type ChangeButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & Change<void>;

/** A button that changes something at once. */
export function ChangeButton({ send, done, changes, ...button }: ChangeButtonProps) {
  const change = useChange({ send, done, changes });
  return <Button {...button} isPending={change.isPending} onClick={() => change.mutate()} />;
}
