import { loginLinkBody, z } from '@timesync/contract';

const { token, newPassword, email } = loginLinkBody.shape;

export const loginLinkForm = z.object({
  token,
  newPassword,
  email: z.union([z.literal(''), email.unwrap()]),
});
