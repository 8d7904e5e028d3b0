import { Button, Input } from '@timesync/ui';
import { Minus, Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

interface QuantityInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  value: number;
  /** Gets whole numbers from `min` to `max` only. */
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** The item, for the labels of the buttons if a page has several of these. */
  of?: string;
}

const TOO_FEW = (min: number) => `Jumlah minimal ${min}`;

/** The error of a form with an invalid quantity. */
export function quantityObstacle(form: Element | null): string | undefined {
  const wrong = form?.querySelector<HTMLInputElement>('input[type=number]:invalid');
  return wrong ? TOO_FEW(Number(wrong.min)) : undefined;
}

export function QuantityInput({ value, onChange, min, max, of, ...rest }: QuantityInputProps) {
  // While someone types, the field may be empty; leaving it brings the last valid number back. Too small
  // a number stays, so that it is refused instead of being replaced unseen.
  const [draft, setDraft] = useState<string>();
  const isBelowMin = Number.parseInt(draft ?? '', 10) < min;
  const [isAboveMax, setIsAboveMax] = useState(false);

  const step = (next: number) => {
    setIsAboveMax(next > max);
    setDraft(undefined);
    onChange(Math.min(max, Math.max(min, next)));
  };
  const type = (text: string) => {
    const typed = Number.parseInt(text, 10);
    if (typed >= min) step(typed);
    if (!(typed > max)) setDraft(text);
  };

  return (
    <div>
      <div className="grid w-max grid-cols-[auto_4.5rem_auto] items-center gap-1.5">
        <StepButton
          label={labelOf('Kurangi', of)}
          isAtEnd={value <= min}
          onClick={() => step(value - 1)}
        >
          <Minus aria-hidden className="size-5" />
        </StepButton>
        <Input
          {...rest}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={draft ?? value}
          onChange={(event) => type(event.target.value)}
          onBlur={() => isBelowMin || setDraft(undefined)}
          className="px-1 text-center tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <StepButton
          label={labelOf('Tambah', of)}
          isAtEnd={value >= max}
          onClick={() => step(value + 1)}
        >
          <Plus aria-hidden className="size-5" />
        </StepButton>
      </div>
      {/* Always there, because a live region that arrives with its words is not read out. */}
      <p aria-live="polite" className="text-danger-text text-xs not-empty:mt-1">
        {isAboveMax && `Maksimal ${max} per produk.`}
        {isBelowMin && TOO_FEW(min)}
      </p>
    </div>
  );
}

function labelOf(step: 'Kurangi' | 'Tambah', of?: string): string {
  return of ? `${step} jumlah ${of}` : `${step} jumlah`;
}

interface StepButtonProps extends ComponentProps<'button'> {
  label: string;
  isAtEnd: boolean;
}

/** Not `disabled` at the end of the range: that would remove the focus. */
function StepButton({ label, isAtEnd, ...rest }: StepButtonProps) {
  return (
    <Button
      {...rest}
      variant="secondary"
      size="icon"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      className="aria-disabled:opacity-55"
    />
  );
}
