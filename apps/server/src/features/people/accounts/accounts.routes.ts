import * as contract from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { hostCookie } from '../../../platform/http/cookies.ts';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { isSendingMail } from '../../../platform/mail/mail-server.ts';
import { mountAdmins } from './admins/admins.routes.ts';
import { mountApiKeys } from './api-keys/api-keys.routes.ts';
import { openByLoginLink } from './invitations/open-by-login-link.ts';
import { changePassword } from './own/change-password.ts';
import { updateProfile } from './own/update-profile.ts';
import { RECOVERY_CODE_MINUTES } from './recovery/recovery-code-job.ts';
import { requestRecoveryCode } from './recovery/request-recovery-code.ts';
import { resetPassword } from './recovery/reset-password.ts';
import { verifyRecoveryCode } from './recovery/verify-recovery-code.ts';
import { registerAccount } from './register-account.ts';
import { QUESTION_SECONDS } from './second-factor/ask-factor.ts';
import { mountSecondFactor } from './second-factor/second-factor.routes.ts';
import { authenticate } from './sessions/authenticate.ts';
import { sessionCookie } from './sessions/session-cookie.ts';
import { toSessionUser } from './sessions/session-user.ts';
import { deleteSession } from './sessions/sessions.repository.ts';
import { mountSessions } from './sessions/sessions.routes.ts';
import { finishSignIn, signIn } from './sessions/sign-in.ts';
import { mountManagedUsers } from './users/managed-users.routes.ts';

const LOGIN_REFUSALS = new Set<contract.ErrorCode>(['LOGIN_REFUSED', 'PASSWORD_EXPIRED']);

export function mountAccounts(server: Server): void {
  const { dependencies, mount } = server;
  mountAdmins(server);
  mountApiKeys(server);
  mountSecondFactor(server);
  mountSessions(server);
  mountManagedUsers(server);
  const session = sessionCookie(dependencies.config);
  const signInTicket = hostCookie('2fa', dependencies.config.publicUrl);
  const resetTicket = hostCookie('rst', dependencies.config.publicUrl);

  mount(contract.login, async (context, { body }, { request, reply }) => {
    const previousToken = session.read(request);
    try {
      const step = await signIn(context, { ...body, previousToken });
      if ('question' in step) {
        signInTicket.write(reply, step.ticket, QUESTION_SECONDS);
        return answer(200, { loggedIn: false, user: null, secondFactor: step.question });
      }
      return answer(200, { loggedIn: true, user: session.open(reply, step) });
    } catch (error) {
      if (!(error instanceof AppError) || !LOGIN_REFUSALS.has(error.code)) throw error;
      return answer(401, { loggedIn: false, user: null, message: error.message });
    }
  });

  mount(contract.verifySignIn, async (context, { body }, { request, reply }) => {
    const opened = await finishSignIn(context, {
      ticket: signInTicket.read(request) ?? '',
      answer: body,
      previousToken: session.read(request),
    });
    signInTicket.clear(reply);
    return answer(200, { loggedIn: true, user: session.open(reply, opened) });
  });

  mount(contract.register, async (context, { body }, { request, reply }) => {
    const previousToken = session.read(request);
    try {
      const user = session.open(reply, await registerAccount(context, { ...body, previousToken }));
      return answer(201, { success: true, message: 'Pendaftaran berhasil. Selamat datang!', user });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'EMAIL_TAKEN') throw error;
      return answer(409, { success: false, message: error.message, field: 'email' });
    }
  });

  mount(contract.requestOtp, async (context, { body }) => {
    await requestRecoveryCode(context, body.email);
    const { config, settings } = context;
    const message = isSendingMail(config, settings.current.mailServer)
      ? `Jika email terdaftar, kode OTP telah dikirim. Periksa kotak masuk Anda, kode berlaku ${RECOVERY_CODE_MINUTES} menit.`
      : 'Email belum bisa dikirim, jadi kode OTP tidak sampai. Hubungi admin untuk password baru.';
    return answer(200, { message });
  });

  mount(contract.verifyOtp, async (context, { body }, { reply }) => {
    const { ticket } = await verifyRecoveryCode(context, body);
    resetTicket.write(reply, ticket, RECOVERY_CODE_MINUTES * 60);
    return answer(200, { message: 'Kode OTP benar. Silakan buat password baru.' });
  });

  mount(contract.resetPassword, async (context, { body }, { request, reply }) => {
    const { user, token } = await resetPassword(context, {
      ...body,
      ticket: resetTicket.read(request),
      previousToken: session.read(request),
    });
    resetTicket.clear(reply);
    if (!token) {
      session.clear(reply);
      const message = 'Password berhasil diganti. Silakan login dengan verifikasi dua langkah.';
      return answer(200, { message, user: null });
    }
    const message = 'Password berhasil diganti. Anda sudah masuk.';
    return answer(200, { message, user: session.open(reply, { user, token }) });
  });

  mount(contract.openByLoginLink, async (context, { body }, { request, reply }) => {
    const previousToken = session.read(request);
    const user = session.open(reply, await openByLoginLink(context, { ...body, previousToken }));
    return answer(200, { message: 'Password tersimpan. Anda sudah masuk.', user });
  });

  mount(contract.logout, async ({ database }, _input, { request, reply }) => {
    const token = session.read(request);
    if (token) await deleteSession(database.db, hashToken(token));
    session.clear(reply);
    return answer(200, { message: 'Anda telah keluar.' });
  });

  mount(contract.getSession, async (_context, _input, { request }) => {
    const actor = await authenticate(dependencies, session.read(request));
    return answer(200, { user: actor?.profile ?? null });
  });

  mount(contract.getProfile, async ({ actor }) => answer(200, actor.profile));

  mount(contract.updateProfile, async (context, { body }) => {
    const user = await updateProfile(context, body);
    return answer(200, { message: 'Profil berhasil diperbarui', user: toSessionUser(user) });
  });

  mount(contract.changePassword, async (context, { body }) => {
    await changePassword(context, body);
    return answer(200, { message: 'Password berhasil diubah' });
  });
}
