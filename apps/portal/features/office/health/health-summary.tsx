import { useQuery } from '@tanstack/react-query';
import { type Health, problemWords, screens, settingsUrl } from '@timesync/contract';
import { Alert, type AlertTone } from '@timesync/ui';
import { Link } from 'react-router';
import { LoadedFigures } from '~/components/ui';
import { keys, readOf } from '~/lib/api';
import { BackupList } from './backup-list';
import { channelWords, percent, releaseName } from './health-words';
import { TechnicalDetails } from './technical-details';

const REFRESH_MS = 15_000;

/** The health of the server: what to do first, then what an owner understands, then the rest. */
export default function HealthSummary() {
  const query = readOf(keys.health, 'GET /admin/health');
  const health = useQuery({ ...query, staleTime: 0, refetchInterval: REFRESH_MS });
  return (
    <LoadedFigures query={health}>
      {(loaded) => (
        <>
          <HealthTasks health={loaded} />
          <OwnerFigures health={loaded} />
          <BackupList />
          <TechnicalDetails health={loaded} />
        </>
      )}
    </LoadedFigures>
  );
}

interface Task {
  id: string;
  tone: AlertTone;
  text: string;
  /** Where it is done; without one it is work for whoever runs the server. */
  link?: { to: string; label: string };
}

const emailSettings = { to: settingsUrl('email'), label: 'Isi server email' };
const whatsappSettings = { to: settingsUrl('whatsapp'), label: 'Atur WhatsApp' };

/** What to do now, the urgent first; one sentence when there is nothing. */
function HealthTasks({ health }: { health: Health }) {
  const tasks = tasksOf(health);
  if (tasks.length === 0) return <Alert tone="success">Semua berjalan baik.</Alert>;
  return (
    <section aria-labelledby="health-tasks" className="space-y-3">
      <h2 id="health-tasks" className="font-bold text-ink text-lg">
        Yang perlu dilakukan
      </h2>
      {tasks.map(({ id, tone, text, link }) => (
        <Alert key={id} tone={tone}>
          <div className="gap-x-6 sm:flex sm:justify-between">
            <p>{text}</p>
            {link && (
              <Link
                to={link.to}
                className="-mb-3 flex min-h-11 w-fit shrink-0 items-center font-semibold underline underline-offset-2 sm:-my-3"
              >
                {link.label}
              </Link>
            )}
          </div>
        </Alert>
      ))}
    </section>
  );
}

function tasksOf({ channels: { mail, whatsapp }, problems }: Health): Task[] {
  const tasks: Task[] = problems.map((problem) => ({
    id: problem,
    tone: 'error',
    text: problemWords[problem],
    ...(problem === 'mail' && { link: { to: screens.mails, label: 'Lihat email' } }),
  }));
  if (mail === 'unset') {
    tasks.push({ id: 'no mail', tone: 'error', text: channelWords.mail, link: emailSettings });
  }
  if (whatsapp === 'stopped') {
    const text = channelWords.stopped;
    tasks.push({ id: 'whatsapp', tone: 'error', text, link: whatsappSettings });
  }
  if (whatsapp === 'unset') {
    const text = channelWords.unset;
    tasks.push({ id: 'whatsapp', tone: 'info', text, link: whatsappSettings });
  }
  return tasks;
}

/** What an owner asks about his server. */
function OwnerFigures({ health: { freeShare, mails, release } }: { health: Health }) {
  const figures = [
    { label: 'Email menunggu', value: mails.waiting, note: `${mails.failed} gagal terkirim` },
    {
      label: 'Sisa ruang',
      value: freeShare === null ? '–' : percent(freeShare),
      note: 'Unggahan ditolak di bawah 10%',
    },
    {
      label: 'Versi portal',
      value: releaseName(release.version),
      note: release.commit ? `Commit ${release.commit.slice(0, 7)}` : 'Berjalan dari kode sumber',
    },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b pb-3 sm:block sm:border-b-0 sm:border-l-2 sm:pb-0 sm:pl-4"
        >
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="break-words font-bold text-ink text-xl tabular-nums">{value}</dd>
          <dd className="basis-full text-ink-muted text-xs">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
