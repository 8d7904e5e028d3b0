import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { CachedSettings, Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { openReleases } from '../../licenses/releases/read-releases.ts';
import { changeSettings } from './change-settings.ts';
import { changeMailServer, presentMailServer, removeMailServer } from './mail-server.ts';
import { settingsForEveryone } from './settings-for-everyone.ts';
import {
  mountSignatureFile,
  replaceSignature,
  saveSignature,
  signatureUrl,
} from './signature-file.ts';

export function mountSettings(app: FastifyInstance, dependencies: Dependencies): void {
  mountMailServer(app, dependencies);
  const { downloadUrls } = openReleases(dependencies);
  mount(app, dependencies, contract.getPublicSettings, async (context) =>
    answer(200, { ...settingsForEveryone(context), ...(await downloadUrls()) }),
  );
  mount(app, dependencies, contract.getSettings, async ({ settings }) =>
    answer(200, present(settings.current)),
  );
  mount(app, dependencies, contract.updateSettings, async (context, { body }) => {
    await changeSettings(context, body);
    return answer(200, present(context.settings.current));
  });
  mount(app, dependencies, contract.setSignature, async (context, { file }) => {
    await saveSignature(context, file.bytes);
    return answer(200, present(context.settings.current));
  });
  mount(app, dependencies, contract.removeSignature, async (context) => {
    await replaceSignature(context, null);
    return answer(200, present(context.settings.current));
  });
  mountSignatureFile(app, dependencies);
}

type Settings = CachedSettings['current'];

function present({ shop, signatureId }: Settings): contract.ManagedSettings {
  return { values: shop, signatureUrl: signatureUrl(signatureId) };
}

function mountMailServer(app: FastifyInstance, dependencies: Dependencies): void {
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
