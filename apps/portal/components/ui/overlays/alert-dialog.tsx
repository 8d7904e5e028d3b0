import { Button } from '@timesync/ui';
import { AlertDialog as Primitive } from 'radix-ui';
import { useRef } from 'react';
import { overlayStyle } from './overlay-style';
import { useOpeningClick } from './use-opening-click';
import { useReturnedFocus } from './use-returned-focus';

export interface AlertDialogProps {
  title: string;
  /** The question, as a whole sentence. */
  question: string;
  /** Names the row, to prevent deleting the wrong one. */
  itemName: string;
  /** Further consequences, if the question alone would mislead. */
  consequence?: string | undefined;
  actionLabel: string;
  /** Another word where "Batal" would be taken for the action itself. */
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** Enter confirms: for work done by keyboard, where the action is the usual answer. */
  focusesAction?: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function AlertDialog(props: AlertDialogProps) {
  const { onClose, isPending, tone = 'danger', cancelLabel = 'Batal' } = props;
  const { remember, onCloseAutoFocus } = useReturnedFocus();
  const { opened, guard } = useOpeningClick();
  const action = useRef<HTMLButtonElement>(null);
  const onOpenAutoFocus = (event: Event) => {
    remember();
    opened();
    if (!props.focusesAction) return;
    event.preventDefault();
    action.current?.focus();
  };
  return (
    // While the answer is on its way the dialog stays: closing it would hide a failure.
    <Primitive.Root open onOpenChange={() => isPending || onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayStyle} />
        <Primitive.Content
          {...guard}
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 max-h-[94dvh] w-[calc(100vw-2rem)] max-w-md animate-rise-in overflow-y-auto surface-sheet p-6 focus:outline-none"
        >
          <Primitive.Title className="font-bold text-ink text-lg">{props.title}</Primitive.Title>
          <Primitive.Description className="mt-2 text-ink-muted text-sm">
            {props.question}
          </Primitive.Description>
          <p className="mt-3 break-words rounded-control bg-sunken px-3.5 py-2.5 font-semibold text-ink">
            {props.itemName}
          </p>
          {props.consequence && <p className="mt-3 text-ink text-sm">{props.consequence}</p>}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Primitive.Cancel asChild>
              <Button variant="secondary" disabled={isPending}>
                {cancelLabel}
              </Button>
            </Primitive.Cancel>
            <Button ref={action} variant={tone} isPending={isPending} onClick={props.onConfirm}>
              {props.actionLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
