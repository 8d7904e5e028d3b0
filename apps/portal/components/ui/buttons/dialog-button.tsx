import { Button } from '@timesync/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';

interface DialogButtonProps extends ComponentProps<typeof Button> {
  dialog: (onClose: () => void) => ReactNode;
}

/** A button with the dialog that it opens, which stays when the button is hidden: it says what was refused. */
export function DialogButton({ dialog, hidden, ...button }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {!hidden && <Button {...button} onClick={() => setIsOpen(true)} />}
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  );
}
