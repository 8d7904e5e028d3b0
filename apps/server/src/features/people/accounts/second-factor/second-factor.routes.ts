import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../platform/app-error.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { answer, mount } from '../../../../platform/http/mount.ts';
import { markReauthenticated } from '../sessions/sessions.repository.ts';
import { askFactor } from './ask-factor.ts';
import * as factors from './manage-factors.ts';
import { verifyFactor } from './verify-factor.ts';

export function mountSecondFactor(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.getFactors, async (context) =>
    answer(200, await factors.showFactors(context)),
  );

  mount(app, dependencies, contract.beginTotp, async (context) =>
    answer(200, await factors.beginTotp(context)),
  );

  mount(app, dependencies, contract.confirmTotp, async (context, { body }) =>
    answer(200, await factors.confirmTotp(context, body.code)),
  );

  mount(app, dependencies, contract.removeTotp, async (context) => {
    await factors.removeTotp(context);
    return answer(200, { message: 'Aplikasi autentikator telah dilepas' });
  });

  mount(app, dependencies, contract.beginPasskey, async (context) =>
    answer(200, { options: await factors.beginPasskey(context) }),
  );

  mount(app, dependencies, contract.addPasskey, async (context, { body }) =>
    answer(201, await factors.addPasskey(context, body)),
  );

  mount(app, dependencies, contract.removePasskey, async (context, { params }) => {
    await factors.removePasskey(context, params.id);
    return answer(200, { message: 'Passkey telah dilepas' });
  });

  mount(app, dependencies, contract.renewBackupCodes, async (context) =>
    answer(200, { backupCodes: await factors.renewBackupCodes(context) }),
  );

  mount(app, dependencies, contract.askFactor, async (context) => {
    const { actor } = context;
    const question = await askFactor(context, actor.userId, actor.sessionKey);
    if (!question)
      throw new AppError('NOT_FOUND', { message: 'Verifikasi dua langkah belum dipasang.' });
    return answer(200, question);
  });

  mount(app, dependencies, contract.confirmFactor, async (context, { body }) => {
    const { actor, clock, database } = context;
    await verifyFactor(context, actor.sessionKey, body);
    await markReauthenticated(database.db, actor.sessionKey, clock.now());
    return answer(200, { message: 'Terima kasih, Anda sudah dikenali.' });
  });
}
