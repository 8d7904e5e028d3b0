import { useQuery } from '@tanstack/react-query';
import { mosqueRoleNames, type OwnMosque } from '@timesync/contract';
import { Card } from '@timesync/ui';
import type { ReactNode } from 'react';
import { keys, readOf } from '~/lib/api';

interface CustomerMosquesProps {
  userId: number;
  /** What an admin can do with a mosque of this customer. */
  action: (mosque: OwnMosque) => ReactNode;
}

/** The mosques of a customer on his page; nothing while he has none. */
export function CustomerMosques({ userId, action }: CustomerMosquesProps) {
  const params = { id: userId };
  const { data } = useQuery(readOf(keys.users, 'GET /admin/users/:id/mosques', { params }));
  if (!data || data.data.length === 0) return null;
  return (
    <Card aria-labelledby="masjid">
      <h2 id="masjid" className="font-bold text-ink text-lg">
        Masjid
      </h2>
      <ul className="divide-y divide-line">
        {data.data.map((mosque) => (
          <li key={mosque.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <span className="block break-words font-semibold text-ink">{mosque.name}</span>
              <span className="block text-ink-muted text-sm">
                {[mosqueRoleNames[mosque.role], mosque.town].filter(Boolean).join(', ')}
              </span>
            </span>
            {action(mosque)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
