import {
  type Admin,
  type AdminRole,
  adminRoleHints,
  adminRoleNames,
  adminRoles,
  changeAdminRoleBody,
  inviteAdminBody,
} from '@timesync/contract';
import { useWatch } from 'react-hook-form';
import { EntryDialog, SelectField, TextField } from '~/components/form';
import { Confirm } from '~/components/ui';
import { callApi, keys } from '~/lib/api';
import { NO_MAIL, useCanMail } from '~/lib/seller-settings/use-notice-phrase';
import { optionsOf } from '~/lib/values/labels';

export function InviteAdminDialog({ onClose }: { onClose: () => void }) {
  const canMail = useCanMail();
  return (
    <EntryDialog
      title="Undang Admin"
      description={
        canMail
          ? 'Ia menerima email dengan tautan untuk membuat akunnya sendiri, berlaku 3 hari.'
          : `${NO_MAIL} Isi server email di Pengaturan dulu, agar undangan ini sampai.`
      }
      confirm="Kirim undangan"
      schema={inviteAdminBody}
      defaultValues={{ email: '', adminRole: 'kasir' as AdminRole }}
      send={(body) => callApi('POST /admin/admins/invite', { body })}
      changes={[keys.admins]}
      onClose={onClose}
    >
      <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="off" />
      <RoleField />
    </EntryDialog>
  );
}

interface AdminDialogProps {
  admin: Admin;
  onClose: () => void;
}

export function ChangeRoleDialog({ admin, onClose }: AdminDialogProps) {
  const params = { id: admin.id };
  return (
    <EntryDialog
      title="Ganti Peran"
      description={`${admin.name} (${admin.email}) keluar dari semua perangkat dan masuk lagi dengan peran baru.`}
      confirm="Simpan peran"
      schema={changeAdminRoleBody}
      defaultValues={{ adminRole: admin.adminRole ?? adminRoles[0] }}
      send={(body) => callApi('POST /admin/admins/:id/role', { params, body })}
      changes={[keys.admins]}
      onClose={onClose}
    >
      <RoleField />
    </EntryDialog>
  );
}

/** What the admin may do; the hint below says what the chosen role means. */
function RoleField() {
  const chosen = useWatch<{ adminRole: AdminRole }, 'adminRole'>({ name: 'adminRole' });
  return (
    <SelectField
      name="adminRole"
      label="Peran"
      hint={adminRoleHints[chosen]}
      options={optionsOf(adminRoleNames)}
    />
  );
}

export function EndAdminDialog({ admin, onClose }: AdminDialogProps) {
  return (
    <Confirm
      title="Akhiri Admin"
      question="Ia langsung keluar dari semua perangkat dan tidak dapat masuk lagi. Yang pernah ia kerjakan tetap tercatat."
      itemName={`${admin.name} (${admin.email})`}
      actionLabel="Akhiri admin ini"
      send={() => callApi('POST /admin/admins/:id/end', { params: { id: admin.id } })}
      changes={[keys.admins]}
      onClose={onClose}
    />
  );
}
