import { Form } from '~/components/form/form';
import { SubmitButton } from '~/components/form/submit-button';
import { callApi } from '~/lib/api/api-client';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { useRefreshHandover } from './handover-queries';
import { SuccessorField } from './successor-field';

const schema = loadOnDemand(async () => (await import('./successor-schema')).successorForm);

interface StartHandoverFormProps {
  mosqueId: number;
  mosque: string;
}

export function StartHandoverForm({ mosqueId, mosque }: StartHandoverFormProps) {
  const refresh = useRefreshHandover(mosqueId);
  return (
    <Form
      schema={schema}
      defaultValues={{ successor: '' }}
      draftOf={false}
      fallbackError="Serah terima belum dapat dimulai. Coba lagi."
      onSubmit={async (body) => {
        await callApi('POST /my-mosques/:id/handover', { params: { id: String(mosqueId) }, body });
        await refresh();
      }}
    >
      <p className="text-ink-muted text-sm">
        Ketua berikutnya menerima semua lisensi dan perangkat {mosque}: sisa pindah, batas waktu,
        dan garansi tetap. Setelah ia menerima, masjid ini tidak tampil lagi di akun Anda.
      </p>
      <SuccessorField />
      <SubmitButton className="w-full sm:w-auto">Mulai serah terima</SubmitButton>
    </Form>
  );
}
