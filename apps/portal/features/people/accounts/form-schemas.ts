// Fetched by the forms after the first interaction: with them comes zod.
export {
  acceptInvitationBody,
  changePasswordBody,
  loginBody,
  registerBody,
  requestOtpBody,
  resetPasswordBody,
  verifyOtpBody,
} from '@timesync/contract';
