import * as contract from '@timesync/contract';
import { answer, type Server, serverOf } from '../../../platform/http/mount.ts';
import { stopReminders } from './stop-reminders.ts';

export function mountReminders({ app, dependencies }: Server): void {
  app.register(async (scope) => {
    // What a mail program posts says nothing that the address does not say.
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
