import { useMutation } from '@tanstack/react-query';
import { removeSignature, setSignature } from '@timesync/contract';
import { useId } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { buttonStyle } from '~/components/ui/buttons/button-style';
import { API_BASE } from '~/lib/api/api-base';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useTakeSettings } from './settings-queries';

/** The picture under every kwitansi. Saved as soon as it is chosen. */
export function SignatureSetting({ signatureUrl }: { signatureUrl: string | null }) {
  const id = useId();
  const take = useTakeSettings();
  const change = useMutation({
    mutationFn: (file: File | null) =>
      file ? callApi(setSignature, { body: {}, file }) : callApi(removeSignature),
    onSuccess: (saved) => {
      take(saved);
      notifySuccess('Data berhasil diperbarui');
    },
  });
  return (
    <div className="mt-6 border-line border-t pt-5">
      <h3 className="font-semibold text-ink">Tanda tangan untuk kwitansi</h3>
      <p id={`${id}-hint`} className="text-ink-muted text-sm">
        Foto tanda tangan di kertas putih (JPG, PNG, atau WebP).
      </p>
      {signatureUrl && (
        <img
          src={API_BASE + signatureUrl}
          alt="Tanda tangan sekarang"
          className="mt-3 max-h-28 rounded-control border border-line bg-white p-2"
        />
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          disabled={change.isPending}
          aria-describedby={`${id}-hint`}
          className="peer sr-only"
          onChange={({ currentTarget: input }) => {
            const file = input.files?.[0];
            if (file) change.mutate(file);
            input.value = '';
          }}
        />
        <label
          htmlFor={id}
          className={`${buttonStyle('secondary')} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-focus`}
        >
          {signatureUrl ? 'Ganti gambar' : 'Pilih gambar'}
        </label>
        {signatureUrl && (
          <Button
            variant="secondary"
            isPending={change.isPending}
            onClick={() => change.mutate(null)}
          >
            Hapus tanda tangan
          </Button>
        )}
      </div>
    </div>
  );
}
