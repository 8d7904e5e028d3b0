import * as contract from '@timesync/contract';
import type { CachedSettings } from '../../../platform/dependencies.ts';
import { answer, type Server } from '../../../platform/http/mount.ts';
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

export function mountSettings(server: Server): void {
  const { dependencies, mount } = server;
  mountMailServer(server);
  const { downloadUrls } = openReleases(dependencies);
  mount(contract.getPublicSettings, async (context) =>
    answer(200, { ...settingsForEveryone(context), ...(await downloadUrls()) }),
  );
  mount(contract.getSettings, async ({ settings }) => answer(200, present(settings.current)));
  mount(contract.updateSettings, async (context, { body }) => {
    await changeSettings(context, body);
    return answer(200, present(context.settings.current));
  });
  mount(contract.setSignature, async (context, { file }) => {
    await saveSignature(context, file.bytes);
    return answer(200, present(context.settings.current));
  });
  mount(contract.removeSignature, async (context) => {
    await replaceSignature(context, null);
    return answer(200, present(context.settings.current));
  });
  mountSignatureFile(server);
}

type Settings = CachedSettings['current'];

function present({ shop, signatureId }: Settings): contract.ManagedSettings {
  return { values: shop, signatureUrl: signatureUrl(signatureId) };
}

function mountMailServer({ mount }: Server): void {
  mount(contract.getMailServer, async (context) => answer(200, presentMailServer(context)));
  mount(contract.changeMailServer, async (context, { body }) => {
    await changeMailServer(context, body);
    return answer(200, presentMailServer(context));
  });
  mount(contract.removeMailServer, async (context) => {
    await removeMailServer(context);
    return answer(200, presentMailServer(context));
  });
}
