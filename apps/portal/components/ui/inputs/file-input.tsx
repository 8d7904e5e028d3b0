import { classNames } from '@timesync/ui';
import { type ReactNode, useId, useState } from 'react';

interface FileInputProps {
  /** The picker's `accept`. */
  types: string;
  /** Gets the first, and all where several may be chosen. */
  onFile: (file: File, all: File[]) => unknown;
  isSeveral?: boolean;
  isDisabled?: boolean;
  /** The id of its explanation. */
  describedBy?: string;
  /** Of a button; without it, a dashed field is drawn. */
  className?: string;
  children: ReactNode;
}

const dashed =
  'flex min-h-14 items-center justify-center gap-3 rounded-control border-2 border-line-strong border-dashed bg-surface px-4 py-3 text-center font-semibold text-brand-text text-sm hover:bg-sunken data-over:border-brand data-over:bg-sunken';

/** A file, chosen or dropped here. */
export function FileInput(props: FileInputProps) {
  const { types, onFile, isSeveral, isDisabled = false, describedBy, children } = props;
  const { className = dashed } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files[0] && !isDisabled) void onFile(files[0], files);
  };
  return (
    <div className="grid">
      <input
        id={id}
        type="file"
        accept={types}
        multiple={isSeveral}
        disabled={isDisabled}
        aria-describedby={describedBy}
        className="peer sr-only"
        onChange={({ currentTarget: input }) => {
          take(input.files);
          // Otherwise choosing the same file once more would change nothing.
          input.value = '';
        }}
      />
      <label
        htmlFor={id}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
        className={classNames(
          'cursor-pointer peer-disabled:cursor-default peer-disabled:opacity-55 peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
          className,
        )}
      >
        {children}
      </label>
    </div>
  );
}
