import { classNames } from '@timesync/ui';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { dismissOldToasts } from '~/lib/browser/notify';
import { CloseButton } from '../buttons/close-button';
import { AlertDialog } from './alert-dialog';
import { overlayStyle, panelStyle } from './overlay-style';
import { useOpeningClick } from './use-opening-click';
import { useReturnedFocus } from './use-returned-focus';

interface DialogProps {
  title: string;
  description?: ReactNode;
  /** `large` is for forms with lists and for tables. */
  size?: 'regular' | 'large';
  onClose: () => void;
  children: ReactNode;
}

// The dialog itself takes the focus: not its close button, and no keyboard jumps up on a phone. Where
// work is done by keyboard, an element may ask for it.
function moveFocus(event: Event) {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const asking = event.currentTarget.querySelector<HTMLElement>('[data-takes-focus]');
  (asking ?? event.currentTarget).focus();
}

export function Dialog({ title, description, size = 'regular', onClose, children }: DialogProps) {
  const { remember, onCloseAutoFocus } = useReturnedFocus();
  const { opened, guard } = useOpeningClick();
  const content = useRef<HTMLDivElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  function closeUnlessUnsaved() {
    if (content.current?.querySelector('form[data-unsaved]')) setIsAsking(true);
    else onClose();
  }
  return (
    <Primitive.Root open onOpenChange={closeUnlessUnsaved}>
      <Primitive.Portal>
        <Primitive.Overlay
          {...guard}
          className={overlayStyle}
          // A slip beside the dialog must not throw away what was typed into it.
          onClick={() => {
            const hasInput = content.current?.querySelector('form, input, textarea');
            if (!hasInput) onClose();
          }}
        />
        <Primitive.Content
          {...guard}
          ref={content}
          onOpenAutoFocus={(event) => {
            remember();
            opened();
            dismissOldToasts();
            moveFocus(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onInteractOutside={(event) => event.preventDefault()}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(panelStyle, size === 'large' ? 'sm:max-w-3xl' : 'sm:max-w-md')}
        >
          <header className="flex items-start gap-3 border-line border-b py-2 pr-2 pl-5">
            <Primitive.Title className="min-w-0 flex-1 py-2 font-bold text-ink text-lg">
              {title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <CloseButton />
            </Primitive.Close>
          </header>
          {/* The padding is inside: what sticks to the top then leaves no gap above it. */}
          <div data-dialog-content className="overflow-y-auto">
            <div className="p-5">
              {/* Scrolls along: large letters would leave no room below a head that stays. */}
              {description && (
                <Primitive.Description className="-mt-1 mb-4 text-ink-muted text-sm">
                  {description}
                </Primitive.Description>
              )}
              {children}
            </div>
          </div>
          {isAsking && (
            <AlertDialog
              title="Tutup tanpa menyimpan?"
              question="Perubahan belum disimpan."
              itemName={title}
              actionLabel="Tutup tanpa menyimpan"
              cancelLabel="Kembali"
              isPending={false}
              onConfirm={() => {
                // A reset makes the forms forget their drafts.
                for (const form of content.current?.querySelectorAll('form') ?? []) form.reset();
                onClose();
              }}
              onClose={() => setIsAsking(false)}
            />
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
