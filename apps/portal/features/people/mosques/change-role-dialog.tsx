import { useMutation } from '@tanstack/react-query';
import { type MosqueMember, mosqueRoleNames, type OwnMosque } from '@timesync/contract';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshMosques } from './mosque-queries';

interface ChangeRoleDialogProps {
  mosque: OwnMosque;
  member: MosqueMember;
  onClose: () => void;
}

export function ChangeRoleDialog({ mosque, member, onClose }: ChangeRoleDialogProps) {
  const refresh = useRefreshMosques();
  const role = member.role === 'ketua' ? 'pengurus' : 'ketua';
  const change = useMutation({
    mutationFn: async () => {
      const params = { id: String(mosque.id), memberId: String(member.id) };
      const { message } = await callApi('PATCH /my-mosques/:id/members/:memberId', {
        params,
        body: { role },
      });
      notifySuccess(message);
      await refresh();
    },
    onSettled: onClose,
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={`Jadikan ${mosqueRoleNames[role].toLowerCase()}`}
      question={
        role === 'ketua'
          ? 'Ia juga mengatur pengurus, data masjid, dan lisensi yang diberikan. Lanjutkan?'
          : 'Ia tetap melihat dan memesan, tetapi tidak lagi mengatur pengurus. Lanjutkan?'
      }
      itemName={member.name}
      actionLabel={`Jadikan ${mosqueRoleNames[role].toLowerCase()}`}
      isPending={change.isPending}
      onConfirm={() => change.mutate()}
    />
  );
}
