import { asciiDigits, formatShortCode, SHORT_CODE_DIGITS } from '@timesync/contract';
import { Button, controlStyle } from '@timesync/ui';
import { Delete } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const KEY_LOOK = 'text-xl';

/** Typed with the number keys of a remote or keyboard, or with the keys on the screen. */
export function DigitEntry({ onSubmit }: { onSubmit: (digits: string) => void }) {
  const [digits, setDigits] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The remote's number keys must work at once, as on the real box.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const change = (typed: string) => {
    const next = asciiDigits(typed).replace(/\D/g, '').slice(0, SHORT_CODE_DIGITS);
    setDigits(next);
    // The last digit is judged at once; after a correction too.
    if (next.length === SHORT_CODE_DIGITS && next !== digits) onSubmit(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(digits);
  };
  return (
    <form onSubmit={submit} className="space-y-3">
      <input
        ref={field}
        aria-label="20 angka dari HP"
        inputMode="numeric"
        autoComplete="off"
        placeholder="0000 0000 0000 0000 0000"
        value={formatShortCode(digits)}
        onChange={({ target }) => change(target.value)}
        className={`${controlStyle} h-14 px-2 text-center font-mono font-semibold text-lg sm:text-xl`}
      />
      <div className="grid grid-cols-3 gap-2">
        {KEYS.map((key) => (
          <Button
            key={key}
            variant="secondary"
            className={KEY_LOOK}
            onClick={() => change(digits + key)}
          >
            {key}
          </Button>
        ))}
        <Button
          variant="secondary"
          aria-label="Hapus satu angka"
          onClick={() => setDigits(digits.slice(0, -1))}
        >
          <Delete aria-hidden className="size-5" />
        </Button>
        <Button variant="secondary" className={KEY_LOOK} onClick={() => change(`${digits}0`)}>
          0
        </Button>
        <Button type="submit" className={KEY_LOOK}>
          OK
        </Button>
      </div>
      <p aria-live="polite" className="text-ink-muted text-sm">
        {digits.length} dari {SHORT_CODE_DIGITS} angka
      </p>
    </form>
  );
}
