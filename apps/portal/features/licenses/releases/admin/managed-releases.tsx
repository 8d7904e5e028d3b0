import { Loaded } from '~/components/ui/feedback/loaded';
import { useManagedReleases } from '../release-queries';
import { ReleasesOfApp } from './releases-of-app';

export function ManagedReleases() {
  const releases = useManagedReleases();
  return (
    <Loaded query={releases} failure="Daftar versi gagal dimuat.">
      {({ data }) => (
        <div className="grid items-start gap-6 xl:grid-cols-2">
          {(['display', 'remote'] as const).map((app) => (
            <ReleasesOfApp
              key={app}
              app={app}
              releases={data.filter((release) => release.app === app)}
            />
          ))}
        </div>
      )}
    </Loaded>
  );
}
