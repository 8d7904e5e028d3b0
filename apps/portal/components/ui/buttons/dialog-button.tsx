import { Button } from '@timesync/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';

interface DialogButtonProps extends ComponentProps<typeof Button> {
  dialog: (onClose: () => void) => ReactNode;
}

/** A button with the dialog that it opens. */
export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  );
}
