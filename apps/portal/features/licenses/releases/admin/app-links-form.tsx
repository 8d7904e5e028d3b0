import {
  appWords,
  type ManagedRelease,
  type ReleaseApp,
  screens,
  type z,
} from '@timesync/contract';
import { Form, SubmitButton, TextField } from '~/components/form';
import { ButtonLink } from '~/components/ui';
import { callApi, keys, useRefresh } from '~/lib/api';
import { useManagedReleases } from '../release-queries';
import type { appLinks } from './app-links';

const schema = async () => (await import('./app-links')).appLinks;
const apps: ReleaseApp[] = ['display', 'remote'];

/** Names a link for each app and publishes it at once; an empty field changes nothing. */
export default function AppLinksForm({ onSaved }: { onSaved: () => void }) {
  const releases = useManagedReleases();
  const refresh = useRefresh(keys.releases);
  if (!releases.data) return null;
  const links = publishedLinks(releases.data.data);
  return (
    <Form
      draft="app links"
      schema={schema}
      defaultValues={links}
      fallbackError="Tautan belum tersimpan."
      onSubmit={async (typed) => {
        for (const app of apps) {
          const url = typed[app];
          if (!url || url === links[app]) continue;
          const body = { app, url };
          const { id } = await callApi('POST /admin/releases/links', { body });
          const params = { id };
          await callApi('POST /admin/releases/:id/publish', { params });
        }
        await refresh();
        onSaved();
      }}
    >
      {apps.map((app) => (
        <TextField
          key={app}
          name={app}
          label={`Tautan ${appWords[app].title}`}
          type="url"
          inputMode="url"
          placeholder="https://"
        />
      ))}
      <ButtonLink to={screens.releases} variant="secondary">
        Unggah file APK
      </ButtonLink>
      <div>
        <SubmitButton>Simpan dan lanjut</SubmitButton>
      </div>
    </Form>
  );
}

function publishedLinks(releases: ManagedRelease[]): z.input<typeof appLinks> {
  const linkOf = (app: ReleaseApp) =>
    releases.find((release) => release.app === app && release.isNewest)?.link ?? '';
  return { display: linkOf('display'), remote: linkOf('remote') };
}
