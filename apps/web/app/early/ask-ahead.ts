// The page of the signed-in screens shows nothing before its scripts have come, and only they would ask
// the server for what they draw: two round trips more. So a script in the page asks meanwhile, and
// `lib/api/asked-ahead.ts` hands the answers over.
import { adminScreens, type Role, screens } from '@timesync/contract';
import { API_BASE } from '../lib/api/api-base';

const SESSION = '/auth/session';

const guarded = new Set<string>([
  screens.dashboard,
  screens.ownOrders,
  screens.ownProducts,
  screens.activation,
  ...Object.values(adminScreens),
]);

/** Spelled as the dashboard's queries spell them. */
const dashboardReads = [
  '/public/config',
  '/public/releases',
  '/transaction?page=1&limit=3',
  '/public/products?page=1&limit=10',
];
const readsOf: Record<Role, string[]> = {
  user: ['/my-licenses?page=1', ...dashboardReads],
  admin: ['/admin/first-steps', '/admin/waiting', ...dashboardReads],
};

export function askAhead(path: string): void {
  if (!guarded.has(path)) return;
  const answers = new Map<string, Promise<Response> | undefined>();
  window.askedAhead = answers;
  const ask = (read: string) => {
    const headers = { accept: 'application/json' };
    const answer = fetch(API_BASE + read, { credentials: 'include', headers });
    answers.set(read, answer);
    return answer;
  };
  // For a stranger nothing more is asked. What fails is told to the app.
  ask(SESSION)
    .then((answer) => answer.clone().json())
    .then(({ user }: { user?: { role: Role } | null }) => {
      if (!user || path !== screens.dashboard) return;
      const missing = readsOf[user.role].filter((read) => !answers.has(read));
      for (const read of missing) ask(read).catch(() => {});
    })
    .catch(() => {});
}
