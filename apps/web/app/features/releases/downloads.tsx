import type { listPublicReleases } from '@timesync/contract';
import { Button } from '~/components/ui/buttons/button';
import { Alert } from '~/components/ui/feedback/alert';
import { usePublicRead } from '~/lib/api/use-public-read';
import { AppDownload } from './app-download';
import { StickGuide } from './stick-guide';

/** Also without JavaScript, as in many a TV's browser: the links lead to the newest files. */
export function Downloads() {
  const read = usePublicRead<typeof listPublicReleases>('/public/releases');
  const releases = read.status === 'ready' ? read.data : undefined;
  return (
    <div className="space-y-6">
      {read.status === 'failed' && (
        <Alert tone="error">
          Keterangan versi gagal dimuat.{' '}
          <Button variant="secondary" onClick={read.retry}>
            Coba lagi
          </Button>
        </Alert>
      )}
      <AppDownload app="display" release={releases?.display} />
      <AppDownload app="remote" release={releases?.remote} />
      <StickGuide />
    </div>
  );
}
