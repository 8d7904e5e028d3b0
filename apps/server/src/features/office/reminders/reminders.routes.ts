import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { stopReminders } from './stop-reminders.ts';

export function mountReminders(app: FastifyInstance, dependencies: Dependencies): void {
  app.register(async (scope) => {
    // What a mail program posts says nothing that the address does not say.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _text, done) => done(null, undefined),
    );
    mount(scope, dependencies, contract.stopReminders, async (context, { params }) => {
      await stopReminders(context, params.token);
      return answer(200, { message: 'Anda tidak akan menerima pengingat lagi.' });
    });
  });
}
