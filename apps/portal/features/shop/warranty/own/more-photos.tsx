import { useMutation } from '@tanstack/react-query';
import { MAX_CLAIM_PHOTOS, type OwnClaim } from '@timesync/contract';
import { type PhotoSource, PickPhoto } from '~/components/ui/inputs/pick-photo';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshBoxes } from './own-box-queries';

interface MorePhotosProps {
  claim: OwnClaim;
  photos: PhotoSource;
}

export function MorePhotos({ claim, photos }: MorePhotosProps) {
  const refresh = useRefreshBoxes();
  const upload = useMutation({
    mutationFn: (file: Blob) => {
      const input = { params: { id: String(claim.id) }, body: {}, file };
      return uploadWithProgress('POST /my-claims/:id/photos', input, { onProgress: () => {} });
    },
    onSuccess: () => notifySuccess('Foto terkirim'),
    onSettled: refresh,
  });
  const count = claim.photos.length;
  if (count >= MAX_CLAIM_PHOTOS) return null;
  return (
    <PickPhoto
      label={`Tambah foto (${count} dari ${MAX_CLAIM_PHOTOS})`}
      photos={photos}
      onPick={upload.mutate}
      isPending={upload.isPending}
    />
  );
}
