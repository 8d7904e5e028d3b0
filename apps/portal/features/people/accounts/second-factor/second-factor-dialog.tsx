import { Dialog, Loaded } from '~/components/ui';
import { callApi } from '~/lib/api';
import { FactorForm } from './factor-form';
import { useFactorQuestion } from './factor-queries';

interface SecondFactorDialogProps {
  onDone: () => void;
  onClose: () => void;
}

export default function SecondFactorDialog({ onDone, onClose }: SecondFactorDialogProps) {
  const question = useFactorQuestion();
  return (
    <Dialog
      onClose={onClose}
      title="Verifikasi Dua Langkah"
      description="Langkah ini penting, jadi buktikan sekali lagi bahwa ini memang Anda."
    >
      <Loaded query={question} failure="Pertanyaan tidak dapat dimuat.">
        {(data) => (
          <FactorForm
            question={data}
            send={async (body) => {
              await callApi('POST /auth/confirm', { body });
              onDone();
            }}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
