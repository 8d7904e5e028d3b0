import { Input } from '@timesync/ui';
import { type Ref, useId } from 'react';

interface CodeRowProps {
  number: number;
  value: string;
  problem: string | undefined;
  onType: (typed: string) => void;
  onLeave: () => void;
  fieldRef: Ref<HTMLInputElement>;
}

export function CodeRow({ number, value, problem, onType, onLeave, fieldRef }: CodeRowProps) {
  const id = useId();
  return (
    <li>
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="w-6 text-right font-semibold text-ink-muted text-sm">
          <span className="sr-only">Baris </span>
          {number}
        </label>
        <Input
          id={id}
          ref={fieldRef}
          value={value}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && `${id}-problem`}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeave}
          className="font-mono uppercase tracking-wide"
        />
      </div>
      {problem && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="mt-1 ml-9 font-medium text-danger-text text-sm"
        >
          {problem}
        </p>
      )}
    </li>
  );
}
