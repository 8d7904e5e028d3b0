import { type AdminRole, adminRoleHints, adminRoleNames, adminRoles } from '@timesync/contract';
import { useWatch } from 'react-hook-form';
import { SelectField } from '~/components/form/select-field';

/** What the admin may do; the hint below says what the chosen role means. */
export function RoleField() {
  const chosen = useWatch<{ adminRole: AdminRole }, 'adminRole'>({ name: 'adminRole' });
  return (
    <SelectField name="adminRole" label="Peran" hint={adminRoleHints[chosen]}>
      {adminRoles.map((role) => (
        <option key={role} value={role}>
          {adminRoleNames[role]}
        </option>
      ))}
    </SelectField>
  );
}
