import { PictureChoice } from '~/components/form';
import { callApi, useChange } from '~/lib/api';
import { useCacheSettings } from './settings-queries';

/** The picture under every kwitansi. */
export default function SignatureSetting({ signatureUrl }: { signatureUrl: string | null }) {
  const cache = useCacheSettings();
  const change = useChange({
    send: async (file: File | null) =>
      cache(
        file
          ? await callApi('POST /admin/settings/signature', { body: {}, file })
          : await callApi('DELETE /admin/settings/signature'),
      ),
    done: 'Data berhasil diperbarui',
  });
  return (
    <PictureChoice
      title="Tanda tangan untuk kwitansi"
      hint="Foto tanda tangan di kertas putih (JPG, PNG, atau WebP)."
      url={signatureUrl}
      alt="Tanda tangan sekarang"
      imageClassName="mt-3 max-h-28 rounded-control border border-line bg-white p-2"
      removeLabel="Hapus tanda tangan"
      isPending={change.isPending}
      onChange={change.mutate}
    />
  );
}
