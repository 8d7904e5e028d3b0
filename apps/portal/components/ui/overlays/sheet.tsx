import { classNames } from '@timesync/ui';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { CloseButton } from '../buttons/close-button';
import { overlayStyle } from './overlay-style';
import { useOpeningClick } from './use-opening-click';
import { useReturnedFocus } from './use-returned-focus';

type SheetSide = 'left' | 'right' | 'top' | 'bottom';

const sides: Record<SheetSide, string> = {
  left: 'inset-y-0 left-0 w-[18rem] max-w-[85vw] animate-from-left',
  right: 'inset-y-0 right-0 w-[24rem] max-w-[90vw] animate-from-right',
  top: 'inset-x-0 top-0 max-h-[85dvh] animate-from-top',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] animate-from-bottom',
};

interface SheetProps {
  onClose: () => void;
  /** Screen readers read it; the sheet draws its own heading. */
  title: string;
  side?: SheetSide;
  className?: string;
  children: ReactNode;
}

export default function Sheet(props: SheetProps) {
  const { onClose, title, side = 'right', className, children } = props;
  const { remember, onCloseAutoFocus } = useReturnedFocus();
  const { opened, guard } = useOpeningClick();
  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Overlay {...guard} className={overlayStyle} onClick={onClose} />
        <Primitive.Content
          {...guard}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            remember();
            opened();
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onInteractOutside={(event) => event.preventDefault()}
          className={classNames(
            'fixed z-50 flex flex-col shadow-float focus:outline-none',
            sides[side],
            className ?? 'bg-surface text-ink',
          )}
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
          <Primitive.Close asChild>
            <CloseButton className="absolute top-2 right-2" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
