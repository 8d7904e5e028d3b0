import {
  type MosqueMember,
  mosqueRole,
  mosqueRoleNames,
  type OwnMosque,
  z,
} from '@timesync/contract';
import { FormDialog } from '~/components/form/form-dialog';
import { SelectField } from '~/components/form/select-field';
import { callApi } from '~/lib/api/api-client';
import { notifySuccess } from '~/lib/browser/notify';
import { invitedRoles, ROLES_EXPLAINED } from './invited-roles';
import { useRefreshMosques } from './mosque-queries';

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
      <SelectField name="role" label="Sebagai">
        {invitedRoles.map((role) => (
          <option key={role} value={role}>
            {mosqueRoleNames[role]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
