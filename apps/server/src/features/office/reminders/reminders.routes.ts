import * as contract from '@timesync/contract';
import { answer, type Server, serverOf } from '../../../platform/http/mount.ts';
import { stopReminders } from './stop-reminders.ts';

export function mountReminders({ app, dependencies }: Server): void {
  app.register(async (scope) => {
    // The body that a mail program posts is ignored: the address says everything.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _text, done) => done(null, undefined),
    );
    serverOf(scope, dependencies).mount(contract.stopReminders, async (context, { params }) => {
      await stopReminders(context, params.token);
      return answer(200, { message: 'Anda tidak akan menerima pengingat lagi.' });
    });
  });
}
