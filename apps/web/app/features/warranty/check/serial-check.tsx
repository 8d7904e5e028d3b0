// Whoever holds a box may ask how long its warranty lasts. The answer tells nothing about people.
import type { checkSerial, RouteOutput } from '@timesync/contract';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { Card } from '~/components/ui/content/card';
import { Fact } from '~/components/ui/content/fact';
import { Alert } from '~/components/ui/feedback/alert';
import { callApi } from '~/lib/api/api-client';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { serialVerdict } from './serial-verdict';

const schema = loadOnDemand(async () => (await import('./typed-serial')).typedSerial);

interface Found {
  serial: string;
  answer: RouteOutput<typeof checkSerial>;
}

export function SerialCheck() {
  const [found, setFound] = useState<Found>();
  return (
    // What was found for another box must not stand below a complaint about this one.
    <div className="space-y-6" onSubmitCapture={() => setFound(undefined)}>
      <Form
        schema={schema}
        defaultValues={{ serial: '' }}
        fallbackError="Nomor seri tidak dapat diperiksa. Coba lagi."
        onSubmit={async (body) => {
          setFound({
            serial: body.serial,
            answer: await callApi('POST /public/check-serial', { body }),
          });
        }}
      >
        <TextField
          name="serial"
          label="Nomor seri box"
          hint="Di stiker di bawah box."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono"
        />
        <SubmitButton className="w-full sm:w-auto">Periksa garansi</SubmitButton>
      </Form>
      {found && <Answer {...found} />}
    </div>
  );
}

function Answer({ serial, answer }: Found) {
  const { tone, sentence } = serialVerdict(answer);
  return (
    <Card className="space-y-4">
      <Alert tone={tone}>{sentence}</Alert>
      <dl className="space-y-3">
        <Fact label="Nomor seri">
          <span className="font-bold font-mono text-base">{serial}</span>
        </Fact>
        <Fact label="Produk">{answer.product}</Fact>
      </dl>
    </Card>
  );
}
