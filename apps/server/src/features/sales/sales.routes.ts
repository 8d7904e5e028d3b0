import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../platform/dependencies.ts';
import { answer, mount } from '../../platform/http/mount.ts';
import { registerTrial } from './register-trial.ts';

export function mountSales(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.registerTrial, async (context, { body }) => {
    const { password, loginUrl: link } = await registerTrial(context, body);
    const { email } = body;
    if (!password) {
      const message = 'Akun Anda sudah terdaftar. Silakan login.';
      return answer(200, { message, user: { email }, link });
    }
    const message = 'Alhamdulillah, akun coba gratis Anda sudah siap.';
    return answer(201, { message, user: { email, password }, link });
  });
}
