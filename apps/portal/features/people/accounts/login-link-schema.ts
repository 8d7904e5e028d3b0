import { loginLinkBody } from '@timesync/contract';
import { emptyAsAbsent } from '~/components/form/empty-as-absent';

const { email } = loginLinkBody.shape;

export const loginLinkForm = loginLinkBody.extend({ email: emptyAsAbsent(email.unwrap()) });
