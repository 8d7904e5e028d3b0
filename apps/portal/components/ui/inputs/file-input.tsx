import { classNames } from '@timesync/ui';
import { type ReactNode, useId, useState } from 'react';

interface FileInputProps {
  /** The picker's `accept`. */
  types: string;
  onFile: (file: File) => void;
  isDisabled?: boolean;
  /** The id of its explanation. */
  describedBy?: string;
  /** Of a button; without it, a dashed field is drawn. */
  className?: string;
  children: ReactNode;
}

const dashed =
  'flex min-h-14 items-center justify-center gap-3 rounded-control border-2 border-line-strong border-dashed bg-surface px-4 py-3 text-center font-semibold text-brand-text text-sm hover:bg-sunken';

/** One file, chosen or dropped here. */
export function FileInput(props: FileInputProps) {
  const { types, onFile, isDisabled = false, describedBy, className = dashed, children } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => {
    if (file && !isDisabled) onFile(file);
  };
  return (
    <div className="grid">
      <input
        id={id}
        type="file"
        accept={types}
        disabled={isDisabled}
        aria-describedby={describedBy}
        className="peer sr-only"
        onChange={({ currentTarget: input }) => {
          take(input.files?.[0]);
          // Otherwise choosing the same file once more would change nothing.
          input.value = '';
        }}
      />
      <label
        htmlFor={id}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files[0]);
        }}
        className={classNames(
          'cursor-pointer peer-disabled:cursor-default peer-disabled:opacity-55 peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
          className,
          isOver && 'border-brand bg-sunken',
        )}
      >
        {children}
      </label>
    </div>
  );
}
