import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { changeMailServer, presentMailServer, removeMailServer } from './mail-server.ts';

export function mountMailServer(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.getMailServer, async (context) =>
    answer(200, presentMailServer(context)),
  );
  mount(app, dependencies, contract.changeMailServer, async (context, { body }) => {
    await changeMailServer(context, body);
    return answer(200, presentMailServer(context));
  });
  mount(app, dependencies, contract.removeMailServer, async (context) => {
    await removeMailServer(context);
    return answer(200, presentMailServer(context));
  });
}
