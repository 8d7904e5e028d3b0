import { useMutation } from '@tanstack/react-query';
import type { MosqueMember, OwnMosque } from '@timesync/contract';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshMosques } from './mosque-queries';

interface EndMembershipDialogProps {
  mosque: OwnMosque;
  member: MosqueMember;
  onClose: () => void;
}

export function EndMembershipDialog({ mosque, member, onClose }: EndMembershipDialogProps) {
  const refresh = useRefreshMosques();
  const { isSelf } = member;
  const ending = useMutation({
    mutationFn: async () => {
      const id = String(mosque.id);
      const params = { id, memberId: String(member.id) };
      const { message } = isSelf
        ? await callApi('POST /my-mosques/:id/leave', { params: { id } })
        : await callApi('DELETE /my-mosques/:id/members/:memberId', { params });
      notifySuccess(message);
      await refresh();
    },
    onSettled: onClose,
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={isSelf ? 'Keluar dari masjid' : 'Keluarkan pengurus'}
      question={
        isSelf
          ? 'Anda tidak lagi melihat lisensi dan kwitansi masjid ini. Lanjutkan?'
          : 'Ia tidak lagi melihat lisensi dan kwitansi masjid ini. Lanjutkan?'
      }
      itemName={isSelf ? mosque.name : member.name}
      actionLabel={isSelf ? 'Keluar' : 'Keluarkan'}
      isPending={ending.isPending}
      onConfirm={() => ending.mutate()}
    />
  );
}
