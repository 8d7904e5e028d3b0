import * as contract from '@timesync/contract';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { saveShopTime } from '../settings/change-settings.ts';
import { readFirstSteps } from './read-first-steps.ts';
import { sendTestMail } from './send-test-mail.ts';
import { settleExamples } from './settle-examples.ts';

export function mountFirstSteps({ mount }: Server): void {
  mount(contract.getFirstSteps, async (context) => answer(200, await readFirstSteps(context)));
  mount(contract.leaveFirstSteps, async (context) => {
    await saveShopTime(context, 'firstStepsLeftAt');
    return answer(200, await readFirstSteps(context));
  });
  mount(contract.settleExamples, async (context, { body }) => {
    await settleExamples(context, body);
    return answer(200, await readFirstSteps(context));
  });
  mount(contract.sendTestMail, async (context) =>
    answer(200, { sentTo: await sendTestMail(context) }),
  );
}
