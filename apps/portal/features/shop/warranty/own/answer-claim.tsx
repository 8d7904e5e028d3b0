import { answerClaimBody } from '@timesync/contract';
import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { TextareaField } from '~/components/form/textarea-field';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshBoxes } from './own-box-queries';

export function AnswerClaim({ claimId }: { claimId: number }) {
  const refresh = useRefreshBoxes();
  return (
    <Form
      schema={answerClaimBody}
      defaultValues={{ answer: '' }}
      fallbackError="Jawaban gagal dikirim. Silakan coba lagi."
      onSubmit={async (body) => {
        await callApi('POST /my-claims/:id/answer', { params: { id: String(claimId) }, body });
        notifySuccess('Jawaban terkirim');
        await refresh();
      }}
    >
      <TextareaField name="answer" label="Jawaban Anda" rows={3} />
      <SubmitButton>Kirim jawaban</SubmitButton>
    </Form>
  );
}
