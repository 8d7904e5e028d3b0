import { useMutation } from '@tanstack/react-query';
import { handoutMessage, type OwnLicense, whatsappShareLink } from '@timesync/contract';
import { Alert, Button } from '@timesync/ui';
import { Gift, Send, Undo2 } from 'lucide-react';
import { CopyButton, OutLink } from '~/components/ui';
import { callApi, keys, useRefresh } from '~/lib/api';
import { notifySuccess } from '~/lib/browser/notify';
import { useStoreOwnLicense } from './own-license-queries';

/** Hands an unused licence to somebody else by a link, and takes it back while nobody has taken it. */
export function HandOutLicense({ license }: { license: Pick<OwnLicense, 'id' | 'isHandedOut'> }) {
  const params = { id: license.id };
  const store = useStoreOwnLicense();
  const refresh = useRefresh(keys.ownLicenses);
  const handOut = useMutation({
    mutationFn: () => callApi('POST /my-licenses/:id/handout', { params }),
    onSuccess: () => void refresh(),
  });
  const takeBack = useMutation({
    mutationFn: () => callApi('DELETE /my-licenses/:id/handout', { params }),
    onSuccess: (saved) => {
      handOut.reset();
      notifySuccess('Lisensi ditarik kembali');
      void store(saved);
    },
    // Somebody may have taken it meanwhile.
    onError: () => void refresh(),
  });
  const handedOut = handOut.data;
  return (
    <section className="space-y-3 border-line border-t pt-4">
      <p className="text-ink text-sm">
        {license.isHandedOut
          ? 'Tautan lisensi ini sudah dibuat dan belum diambil penerimanya. Setelah diambil, license key ini mati dan penerima mendapat yang baru.'
          : 'Untuk masjid atau orang lain? Kirim tautannya; penerima mengambilnya sendiri dan mendapat license key baru.'}
      </p>
      {handedOut && (
        <Alert tone="info">
          <p className="break-all">{handedOut.url}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {handedOut ? (
          <>
            <OutLink href={whatsappShareLink(handoutMessage(handedOut))} icon={Send}>
              Kirim lewat WhatsApp
            </OutLink>
            <CopyButton text={handedOut.url} copiedMessage="Tautan disalin">
              Salin tautan
            </CopyButton>
          </>
        ) : (
          <Button
            variant="secondary"
            isPending={handOut.isPending}
            onClick={() => handOut.mutate()}
          >
            <Gift aria-hidden className="size-5" />
            {license.isHandedOut ? 'Buat tautan baru' : 'Bagikan lisensi ini'}
          </Button>
        )}
        {license.isHandedOut && (
          <Button variant="quiet" isPending={takeBack.isPending} onClick={() => takeBack.mutate()}>
            <Undo2 aria-hidden className="size-5" />
            Tarik kembali
          </Button>
        )}
      </div>
    </section>
  );
}
