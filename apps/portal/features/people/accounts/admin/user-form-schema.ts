import { createUserBody, updateUserBody } from '@timesync/contract';
import { emptyAsAbsent } from '~/components/form/empty-as-absent';

/** On edit an empty password is left out, and the old one stays. */
export const editUserForm = createUserBody.extend({
  password: emptyAsAbsent(updateUserBody.shape.password),
});
