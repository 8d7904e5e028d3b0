// Anyone may ask whether a key is genuine before paying for it or typing it in. The answer tells no
// more than that: not who owns it, not on which device.
import type { checkLicense, RouteOutput } from '@timesync/contract';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { callApi } from '~/lib/api/api-client';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { GenuineKey } from './genuine-key';

const schema = loadOnDemand(async () => (await import('./license-check-form')).licenseCheckForm);

interface Found {
  licenseKey: string;
  answer: RouteOutput<typeof checkLicense>;
}

export function LicenseCheck() {
  const [found, setFound] = useState<Found>();
  return (
    // What was found for another key must not stand below a complaint about this one.
    <div className="space-y-6" onSubmitCapture={() => setFound(undefined)}>
      <Form
        schema={schema}
        defaultValues={{ licenseKey: '' }}
        fallbackError="License key tidak dapat diperiksa. Coba lagi."
        onSubmit={async (body) => {
          const answer = await callApi('POST /public/check-license', { body });
          setFound({ licenseKey: body.licenseKey, answer });
        }}
      >
        <TextField
          name="licenseKey"
          label="License key"
          placeholder="TV-XXXX-XXXX-XXXX-XXXX"
          hint="Huruf besar atau kecil, dengan atau tanpa tanda hubung."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono"
        />
        <SubmitButton className="w-full sm:w-auto">Periksa</SubmitButton>
      </Form>
      {found && <GenuineKey {...found} />}
    </div>
  );
}
