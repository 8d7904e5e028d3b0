import * as contract from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { answer, type Server } from '../../../../platform/http/mount.ts';
import { askFactor } from './ask-factor.ts';
import { confirmFactor } from './confirm-factor.ts';
import * as factors from './manage-factors.ts';

export function mountSecondFactor({ mount }: Server): void {
  mount(contract.getFactors, async (context) => answer(200, await factors.showFactors(context)));

  mount(contract.beginTotp, async (context) => answer(200, await factors.beginTotp(context)));

  mount(contract.confirmTotp, async (context, { body }) =>
    answer(200, await factors.confirmTotp(context, body.code)),
  );

  mount(contract.removeTotp, async (context) => {
    await factors.removeTotp(context);
    return answer(200, { message: 'Aplikasi autentikator telah dilepas' });
  });

  mount(contract.beginPasskey, async (context) =>
    answer(200, { options: await factors.beginPasskey(context) }),
  );

  mount(contract.addPasskey, async (context, { body }) =>
    answer(201, await factors.addPasskey(context, body)),
  );

  mount(contract.removePasskey, async (context, { params }) => {
    await factors.removePasskey(context, params.id);
    return answer(200, { message: 'Passkey telah dilepas' });
  });

  mount(contract.renewBackupCodes, async (context) =>
    answer(200, { backupCodes: await factors.renewBackupCodes(context) }),
  );

  mount(contract.askFactor, async (context) => {
    const { actor } = context;
    const question = await askFactor(context, actor.userId, actor.sessionKey);
    if (!question)
      throw new AppError('NOT_FOUND', { message: 'Verifikasi dua langkah belum dipasang.' });
    return answer(200, question);
  });

  mount(contract.confirmFactor, async (context, { body }) => {
    await confirmFactor(context, body);
    return answer(200, { message: 'Terima kasih, Anda sudah dikenali.' });
  });
}
