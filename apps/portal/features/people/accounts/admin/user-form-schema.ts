import { createUserBody, hasNoEmail, updateUserBody } from '@timesync/contract';
import { emptyAsAbsent } from '~/components/form/empty-as-absent';

const email = emptyAsAbsent(updateUserBody.shape.email);
const isGiven = (text: string | undefined) => text !== undefined;

/** On edit an empty password is left out, and so is the empty email of somebody who has none. */
export const userFormOf = (user: { email: string }) =>
  createUserBody.extend({
    email: hasNoEmail(user.email) ? email : email.refine(isGiven, 'Email tidak valid'),
    password: emptyAsAbsent(updateUserBody.shape.password),
  });
