// Fetched by the forms on demand: with them comes zod.
export {
  acceptInvitationBody,
  changePasswordBody,
  loginBody,
  registerBody,
  requestOtpBody,
  resetPasswordBody,
  verifyOtpBody,
} from '@timesync/contract';
