import { CheckboxField } from '~/components/form/checkbox-field';
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
  /** His licences that belong to no mosque yet. */
  ownLicenses: number;
}

export function StartHandoverForm({ mosqueId, mosque, ownLicenses }: StartHandoverFormProps) {
  const refresh = useRefreshHandover(mosqueId);
  return (
    <Form
      schema={schema}
      defaultValues={{ successor: '', filesOwn: false }}
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
      {ownLicenses > 0 && (
        <CheckboxField
          name="filesOwn"
          label={`Serahkan juga ${ownLicenses} lisensi yang masih atas nama Anda sendiri, beserta pesanannya.`}
        />
      )}
      <SubmitButton className="w-full sm:w-auto">Mulai serah terima</SubmitButton>
    </Form>
  );
}
