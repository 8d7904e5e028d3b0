import { useMutation } from '@tanstack/react-query';
import { appWords, type ManagedRelease } from '@timesync/contract';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshReleases } from './managed-release-queries';

export type ReleaseMove = 'publish' | 'withdraw';

interface ReleaseQuestionProps {
  release: ManagedRelease;
  move: ReleaseMove;
  onClose: () => void;
}

export function ReleaseQuestion({ release, move, onClose }: ReleaseQuestionProps) {
  const refresh = useRefreshReleases();
  const isPublishing = move === 'publish';
  const isDraft = release.status === 'draft';
  const change = useMutation({
    mutationFn: async () => {
      const params = { id: String(release.id) };
      if (isPublishing) await callApi('POST /admin/releases/:id/publish', { params });
      else await callApi('POST /admin/releases/:id/withdraw', { params });
    },
    onSuccess: async () => {
      await refresh();
      notifySuccess(isPublishing ? 'Versi diterbitkan' : 'Versi ditarik');
      onClose();
    },
    onError: onClose,
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={isPublishing ? 'Terbitkan versi' : isDraft ? 'Buang versi' : 'Tarik versi'}
      question={
        isPublishing
          ? 'Yakin ingin menerbitkan versi ini untuk semua orang?'
          : isDraft
            ? 'Yakin ingin membuang versi yang belum diterbitkan ini?'
            : 'Yakin ingin menarik versi ini?'
      }
      itemName={`${appWords[release.app].title} ${release.file?.versionName ?? release.link}`}
      consequence={
        isPublishing || isDraft
          ? undefined
          : 'Unduhan kembali ke versi sebelumnya. Perangkat yang sudah memasangnya tidak berubah.'
      }
      actionLabel={isPublishing ? 'Terbitkan' : isDraft ? 'Buang' : 'Tarik'}
      tone={isPublishing ? 'primary' : 'danger'}
      isPending={change.isPending}
      onConfirm={() => change.mutate()}
    />
  );
}
