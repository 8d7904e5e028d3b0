import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { sessionCookie } from '../../people/accounts/sessions/session-cookie.ts';
import { cookieLifetimeSeconds } from '../../people/accounts/sessions/session-lifetime.ts';
import { registerTrial } from './register-trial.ts';

export function mountSales({ dependencies, mount }: Server): void {
  const session = sessionCookie(dependencies.config);

  mount(contract.registerTrial, async (context, { body }, { request, reply }) => {
    const previousToken = session.read(request);
    const { account, link } = await registerTrial(context, { ...body, previousToken });
    const { email } = body;
    if (!account) {
      const message = 'Akun Anda sudah terdaftar. Silakan login.';
      return answer(200, { message, user: { email }, link });
    }
    session.write(reply, account.token, cookieLifetimeSeconds('user'));
    const { password } = account;
    const message = 'Alhamdulillah, akun coba gratis Anda sudah siap.';
    return answer(201, { message, user: { email, password }, link });
  });
}
