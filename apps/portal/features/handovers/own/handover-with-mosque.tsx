import { useQueryClient } from '@tanstack/react-query';
import { MAX_MOSQUE_NAME } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { useState } from 'react';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextField } from '~/components/form/text-field';
import { callApi } from '~/lib/api/api-client';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { SuccessorField } from './successor-field';

const schema = loadOnDemand(
  async () => (await import('./successor-schema')).successorWithMosqueForm,
);

/** For a person whose licences belong to no mosque yet: the form adds it, and files them to it. */
export function HandoverWithMosque() {
  const client = useQueryClient();
  const [key] = useState(createIdempotencyKey);
  return (
    <Card>
      <Form
        schema={schema}
        defaultValues={{ name: '', successor: '' }}
        draftOf={false}
        fallbackError="Serah terima belum dapat dimulai. Coba lagi."
        onSubmit={async ({ name, ...successor }) => {
          const mosque = await callApi(
            'POST /my-mosques',
            { body: { name } },
            { idempotencyKey: key },
          );
          const params = { id: String(mosque.id) };
          const body = { ...successor, filesOwn: true };
          await callApi('POST /my-mosques/:id/handover', { params, body });
          await client.invalidateQueries();
        }}
      >
        <p className="text-ink-muted text-sm">
          Lisensi Anda masih atas nama Anda sendiri. Tulis nama masjidnya: semua lisensi dan pesanan
          Anda kami catat atas nama masjid itu, lalu diserahkan.
        </p>
        <TextField
          name="name"
          label="Nama masjid"
          autoComplete="organization"
          maxLength={MAX_MOSQUE_NAME}
        />
        <SuccessorField />
        <SubmitButton className="w-full sm:w-auto">Mulai serah terima</SubmitButton>
      </Form>
    </Card>
  );
}
