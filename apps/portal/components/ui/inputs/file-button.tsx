import { type ButtonVariant, buttonStyle, classNames } from '@timesync/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FileButtonProps
  extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled' | 'aria-describedby'> {
  variant?: ButtonVariant;
  className?: string;
  onPick: (file: File, all: File[]) => unknown;
  children: ReactNode;
}

/** A button that opens the browser's choice of files. */
export function FileButton(props: FileButtonProps) {
  const { variant = 'secondary', className, onPick, children, ...input } = props;
  const id = useId();
  return (
    <>
      <input
        {...input}
        id={id}
        type="file"
        className="peer sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Otherwise choosing the same file once more would change nothing.
          currentTarget.value = '';
          if (files[0]) void onPick(files[0], files);
        }}
      />
      <label
        htmlFor={id}
        className={classNames(
          buttonStyle(variant),
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
          className,
        )}
      >
        {children}
      </label>
    </>
  );
}
