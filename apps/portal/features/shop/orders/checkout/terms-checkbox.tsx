// Ticking opens the terms, closing them is what accepts, unticking takes it back.
import type { ReactNode } from 'react';
import { Checkbox } from '~/components/ui/inputs/checkbox';
import { useDialogEntry } from '~/lib/navigation/use-dialog-entry';

interface TermsCheckboxProps {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  renderTerms: (close: () => void) => ReactNode;
}

export function TermsCheckbox({ isAccepted, onChange, renderTerms }: TermsCheckboxProps) {
  const terms = useDialogEntry<true>(() => onChange(true));
  return (
    <>
      <Checkbox
        label="Saya menyetujui syarat dan ketentuan"
        checked={isAccepted || terms.value === true}
        onChange={(event) => {
          if (event.target.checked) terms.open(true);
          onChange(false);
        }}
      />
      {terms.value && renderTerms(terms.close)}
    </>
  );
}
