import { buttonStyle } from '@timesync/ui';
import type { LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';

interface EditorButtonProps {
  label: string;
  icon: LucideIcon;
  /** Omit it for a button that cannot be on or off. */
  isPressed?: boolean;
  isDisabled?: boolean;
  onClick: () => void;
}

export function EditorButton(props: EditorButtonProps) {
  const { label, icon: Icon, isPressed, isDisabled = false, onClick } = props;
  return (
    <Toolbar.Button
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      // Not `disabled`: that would remove the focus from the pressed button.
      aria-disabled={isDisabled || undefined}
      // The editor keeps the focus, its selection and, on a phone, the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && onClick()}
      className={buttonStyle(
        'quiet',
        'icon',
        'aria-pressed:bg-brand-soft aria-pressed:text-brand-text aria-disabled:opacity-40',
      )}
    >
      <Icon aria-hidden className="size-5" />
    </Toolbar.Button>
  );
}
