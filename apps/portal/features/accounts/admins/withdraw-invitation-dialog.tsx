import { useMutation } from '@tanstack/react-query';
import type { Invitation } from '@timesync/contract';
import { AlertDialog } from '~/components/ui/overlays/alert-dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshAdmins } from './admin-queries';

interface WithdrawInvitationDialogProps {
  invitation: Invitation;
  onClose: () => void;
}

export function WithdrawInvitationDialog({ invitation, onClose }: WithdrawInvitationDialogProps) {
  const refresh = useRefreshAdmins();
  const withdrawal = useMutation({
    mutationFn: async () => {
      const params = { id: String(invitation.id) };
      notifySuccess((await callApi('DELETE /admin/admins/invitations/:id', { params })).message);
      await refresh();
    },
    onSettled: onClose,
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title="Tarik Undangan"
      question="Tautan di email undangan tidak akan berlaku lagi. Lanjutkan?"
      itemName={invitation.email}
      actionLabel="Tarik"
      isPending={withdrawal.isPending}
      onConfirm={() => withdrawal.mutate()}
    />
  );
}
