import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextareaField } from '~/components/form/textarea-field';
import { loadOnDemand } from '~/lib/browser/load-on-demand';

const schema = loadOnDemand(async () => (await import('./form-schemas')).objectToHandoverBody);

export function ObjectionForm({ send }: { send: (note: string) => Promise<void> }) {
  return (
    <Form
      schema={schema}
      defaultValues={{ note: '' }}
      draftOf={false}
      fallbackError="Keberatan belum terkirim. Coba lagi."
      onSubmit={({ note }) => send(note)}
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
