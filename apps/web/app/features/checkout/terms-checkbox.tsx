// Ticking opens the terms, closing them is what accepts, unticking takes it back.
import { type ReactNode, useState } from 'react';
import { Checkbox } from '~/components/ui/checkbox';

interface TermsCheckboxProps {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  renderTerms: (close: () => void) => ReactNode;
}

export function TermsCheckbox({ isAccepted, onChange, renderTerms }: TermsCheckboxProps) {
  const [isReading, setIsReading] = useState(false);
  const close = () => {
    setIsReading(false);
    onChange(true);
  };
  return (
    <>
      <Checkbox
        label="Saya menyetujui syarat dan ketentuan"
        checked={isAccepted || isReading}
        onChange={(event) => {
          setIsReading(event.target.checked);
          onChange(false);
        }}
      />
      {isReading && renderTerms(close)}
    </>
  );
}
