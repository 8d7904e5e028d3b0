import { useQuery } from '@tanstack/react-query';
import { type Health, problemWords, screens } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { Link } from 'react-router';
import { LoadedFigures } from '~/components/ui/feedback/loaded-figures';
import { callApi } from '~/lib/api/api-client';
import { BackupList } from './backup-list';
import { ErrorList } from './error-list';
import { HealthPlots } from './health-plots';
import { HealthTiles } from './health-tiles';
import { channelWords, releaseName } from './health-words';
import { QueueList } from './queue-list';

const REFRESH_MS = 15_000;

/** The health of the server: problems first, then figures. */
export function HealthSummary() {
  return (
    <LoadedFigures query={useHealth()}>
      {(health) => (
        <>
          {isWell(health) && <Alert tone="success">Semua berjalan baik.</Alert>}
          {health.problems.map((problem) => (
            <Alert key={problem} tone="error">
              {problemWords[problem]}
            </Alert>
          ))}
          <ChannelAlerts channels={health.channels} />
          {health.release.newer && (
            <Alert tone="info">
              Versi {releaseName(health.release.newer)} sudah terbit. Minta pengelola server
              memperbarui portal dengan perintah portal upgrade.
            </Alert>
          )}
          <HealthTiles health={health} />
          <HealthPlots minutes={health.minutes} />
          <BackupList />
          <QueueList queues={health.queues} />
          <ErrorList errors={health.errors} />
        </>
      )}
    </LoadedFigures>
  );
}

const isWell = ({ problems, channels: { mail, whatsapp } }: Health) =>
  problems.length === 0 && mail === 'sending' && whatsapp !== 'unset' && whatsapp !== 'stopped';

function ChannelAlerts({ channels: { mail, whatsapp } }: Pick<Health, 'channels'>) {
  return (
    <>
      {mail === 'unset' && (
        <Alert tone="error">
          {channelWords.mail} <SettingsLink of="server email" />
        </Alert>
      )}
      {whatsapp === 'stopped' && (
        <Alert tone="error">
          {channelWords.stopped} <SettingsLink of="WhatsApp" />
        </Alert>
      )}
      {whatsapp === 'unset' && (
        <Alert tone="info">
          {channelWords.unset} <SettingsLink of="WhatsApp" />
        </Alert>
      )}
    </>
  );
}

function SettingsLink({ of }: { of: string }) {
  return (
    <Link
      to={screens.settings}
      className="flex min-h-11 w-fit items-center font-semibold underline"
    >
      Buka Pengaturan<span className="sr-only"> {of}</span>
    </Link>
  );
}

function useHealth() {
  return useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => callApi('GET /admin/health', {}, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}
