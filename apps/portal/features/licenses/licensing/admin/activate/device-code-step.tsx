import { inspectRequestBody, readActivationRequest, requestSentence } from '@timesync/contract';
import { useFormContext } from 'react-hook-form';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextareaField } from '~/components/form/textarea-field';
import { callApi } from '~/lib/api/api-client';
import { PhotoPicker } from '../../activation/scan/photo-picker';
import type { ReadDevice } from './read-device';

// A Kode Perangkat read over the phone is long: a mistake is named with its row before anything is
// sent, so that only that row is read out again.
const deviceCodeForm = inspectRequestBody.superRefine(({ request }, context) => {
  const read = readActivationRequest(request);
  if (!read.ok) {
    context.addIssue({ code: 'custom', path: ['request'], message: requestSentence(read) });
  }
});

interface DeviceCodeStepProps {
  /** The code typed before, when the admin comes back to correct it. */
  typed: string;
  onRead: (device: ReadDevice) => void;
}

export function DeviceCodeStep({ typed, onRead }: DeviceCodeStepProps) {
  return (
    <Form
      schema={deviceCodeForm}
      defaultValues={{ request: typed }}
      onSubmit={async (body) => {
        const device = await callApi('POST /activation/inspect', { body });
        onRead({ ...device, request: body.request });
      }}
    >
      <TextareaField
        name="request"
        label="Kode Perangkat"
        rows={7}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono uppercase"
        hint="Minta pelanggan membacakan kode di layar perangkatnya, 12 baris berisi 12 huruf atau angka. Alamat dari QR juga boleh ditempel."
      />
      <CodeFromPhoto />
      <SubmitButton className="w-full">Periksa kode</SubmitButton>
    </Form>
  );
}

/** Who calls can send a photo of his TV as well: it is read here instead of 144 symbols. */
function CodeFromPhoto() {
  const { setValue } = useFormContext<{ request: string }>();
  return <PhotoPicker onFound={(code) => setValue('request', code, { shouldDirty: true })} />;
}
