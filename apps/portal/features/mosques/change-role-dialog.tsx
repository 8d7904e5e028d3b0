import { type MosqueMember, mosqueRole, type OwnMosque, z } from '@timesync/contract';
import { FormDialog } from '~/components/form/form-dialog';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { useRefreshMosques } from './mosque-queries';
import { ROLES_EXPLAINED, RoleField } from './role-field';

const schema = z.object({ role: mosqueRole });

interface ChangeRoleDialogProps {
  mosque: OwnMosque;
  member: MosqueMember;
  onClose: () => void;
}

/** Loaded on demand. */
export function ChangeRoleDialog({ mosque, member, onClose }: ChangeRoleDialogProps) {
  const refresh = useRefreshMosques();
  return (
    <FormDialog
      schema={schema}
      defaultValues={{ role: member.role }}
      title="Ganti peran"
      description={ROLES_EXPLAINED}
      about={member.name}
      confirm="Simpan"
      onClose={onClose}
      onSubmit={async (body) => {
        const params = { id: String(mosque.id), memberId: String(member.id) };
        const { message } = await callApi('PATCH /my-mosques/:id/members/:memberId', {
          params,
          body,
        });
        notifySuccess(message);
        await refresh();
        onClose();
      }}
    >
      <RoleField />
    </FormDialog>
  );
}
