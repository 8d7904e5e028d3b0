import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { saveShopTime } from '../settings/change-settings.ts';
import { readFirstSteps } from './read-first-steps.ts';
import { sendTestMail } from './send-test-mail.ts';
import { settleExamples } from './settle-examples.ts';

export function mountFirstSteps(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.getFirstSteps, async (context) =>
    answer(200, await readFirstSteps(context)),
  );
  mount(app, dependencies, contract.leaveFirstSteps, async (context) => {
    await saveShopTime(context, 'firstStepsLeftAt');
    return answer(200, await readFirstSteps(context));
  });
  mount(app, dependencies, contract.settleExamples, async (context, { body }) => {
    await settleExamples(context, body);
    return answer(200, await readFirstSteps(context));
  });
  mount(app, dependencies, contract.sendTestMail, async (context) =>
    answer(200, { sentTo: await sendTestMail(context) }),
  );
}
