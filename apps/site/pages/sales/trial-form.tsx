import { screens } from '@timesync/contract';
import { Alert, Button, Field, Input, personInputs } from '@timesync/ui';
import type { ComponentProps } from 'react';

/** The browser checks the fields by itself until the script has come. */
export function TrialForm() {
  return (
    <>
      <form data-trial="" method="post" className="space-y-5">
        <p data-tried-clock="" hidden className="text-ink" />
        <TrialField {...personInputs.name} maxLength={100} enterKeyHint="next" />
        <TrialField {...personInputs.email} maxLength={254} enterKeyHint="next" />
        <TrialField {...personInputs.whatsapp} maxLength={50} enterKeyHint="send" />
        <HiddenField />
        {/* Beside the button that was pressed, where people look. */}
        <div data-problem-of="form" className="empty:hidden" />
        <div>
          <noscript>
            <p className="mb-3 font-semibold text-danger-text">
              Formulir ini memerlukan JavaScript. Nyalakan di pengaturan browser, lalu muat ulang
              halaman.
            </p>
          </noscript>
          <Button type="submit" className="min-h-12 w-full text-base">
            Daftar Coba Gratis
          </Button>
        </div>
        <p className="text-ink-muted text-xs">
          Dengan mendaftar, Anda menyetujui{' '}
          <a
            href={screens.privacy}
            target="_blank"
            rel="noopener"
            className="font-semibold text-brand-text underline"
          >
            Kebijakan Privasi
          </a>
          . Tidak ada yang perlu dibayar.
        </p>
      </form>
      <template data-template="error">
        <Alert tone="error">{''}</Alert>
      </template>
    </>
  );
}

interface TrialFieldProps extends ComponentProps<'input'> {
  label: string;
  name: string;
}

function TrialField({ label, ...input }: TrialFieldProps) {
  return (
    <div className="space-y-2">
      <Field label={label}>{(control) => <Input {...control} {...input} required />}</Field>
      {/* Right at its field: with a phone's keyboard open little else is in sight. */}
      <div data-problem-of={input.name} id={`masalah-${input.name}`} className="empty:hidden" />
    </div>
  );
}

/** A trap for programs that fill every field. People do not see it, reach it or hear it read. */
function HiddenField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
