import { mosqueRole, mosqueRoleNames } from '@timesync/contract';
import { SelectField } from '~/components/form/select-field';

export const ROLES_EXPLAINED =
  'Pengurus melihat lisensi dan kwitansi. Bendahara juga memesan. Ketua juga mengundang dan mengeluarkan pengurus.';

/** From the least to the most. */
export function RoleField() {
  return (
    <SelectField name="role" label="Sebagai">
      {mosqueRole.options.toReversed().map((role) => (
        <option key={role} value={role}>
          {mosqueRoleNames[role]}
        </option>
      ))}
    </SelectField>
  );
}
