import { type Health, problemWords, screens, settingsUrl } from '@timesync/contract';
import { Alert, type AlertTone } from '@timesync/ui';
import { Link } from 'react-router';
import { channelWords } from './health-words';

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
export function HealthTasks({ health }: { health: Health }) {
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
