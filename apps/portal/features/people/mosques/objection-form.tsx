import { Alert } from '@timesync/ui';
import { useState } from 'react';
import { Form, SubmitButton, TextareaField } from '~/components/form';
import { callApi } from '~/lib/api';

const schema = async () => (await import('./join-schema')).objectionForm;

/** For the ketua whose account was said to be lost. */
export function ObjectionForm({ token }: { token: string }) {
  const [answer, setAnswer] = useState<string>();
  if (answer) return <Alert tone="success">{answer}</Alert>;
  return (
    <Form
      schema={schema}
      defaultValues={{ note: '' }}
      fallbackError="Keberatan belum terkirim. Coba lagi."
      onSubmit={async (objection) => {
        const body = { token, ...objection };
        setAnswer((await callApi('POST /links/object', { body })).message);
      }}
    >
      <TextareaField
        name="note"
        label="Mengapa Anda keberatan?"
        hint="Admin membacanya sebelum memutuskan."
        rows={3}
        maxLength={500}
      />
      <SubmitButton className="w-full">Saya keberatan</SubmitButton>
    </Form>
  );
}
