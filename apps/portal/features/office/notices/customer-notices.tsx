import { useQuery } from '@tanstack/react-query';
import {
  formatDateTime,
  type Notice,
  type NoticeState,
  noticeChannelLabels,
  noticeStateLabels,
} from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { useState } from 'react';
import { Badge, type BadgeTone, ChangeButton, Loaded } from '~/components/ui';
import { callApi, keys, readOf } from '~/lib/api';
import { NO_MAIL, useCanMail } from '~/lib/seller-settings/use-notice-phrase';

const FIRST = 5;
const tones: Partial<Record<NoticeState, BadgeTone>> = {
  'by hand': 'warning',
  sent: 'success',
  delivered: 'success',
  read: 'success',
  failed: 'danger',
};

/** All messages to one customer, for calls like "I have heard nothing". */
export function CustomerNotices({ userId }: { userId: number }) {
  const params = { id: userId };
  const notices = useQuery(readOf(keys.notices, 'GET /admin/users/:id/notices', { params }));
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Card aria-labelledby="kabar-pelanggan">
      <h2 id="kabar-pelanggan" className="font-bold text-ink text-lg">
        Kabar ke pelanggan
      </h2>
      <Loaded query={notices} failure="Kabar tidak dapat dimuat.">
        {({ data, wantsWhatsapp }) => (
          <>
            <Consent userId={userId} wantsWhatsapp={wantsWhatsapp} />
            {data.length === 0 && <p className="text-ink-muted">Tidak ada data</p>}
            <ul className="divide-y divide-line">
              {data.slice(0, showsAll ? data.length : FIRST).map((notice) => (
                <NoticeRow key={notice.id} notice={notice} />
              ))}
            </ul>
            {!showsAll && data.length > FIRST && (
              <Button variant="secondary" className="mt-3" onClick={() => setShowsAll(true)}>
                Tampilkan semua ({data.length})
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** Only the customer can say yes; an admin passes on his no. */
function Consent({ userId, wantsWhatsapp }: { userId: number; wantsWhatsapp: boolean }) {
  const canMail = useCanMail();
  if (!wantsWhatsapp) {
    return (
      <p className="mt-1 mb-2 text-ink-muted text-sm">{canMail ? 'Hanya lewat email.' : NO_MAIL}</p>
    );
  }
  return (
    <div className="mt-1 mb-2 flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-muted text-sm">
        {canMail
          ? 'Lewat email, dan WhatsApp atas izinnya.'
          : `Lewat WhatsApp, atas izinnya. ${NO_MAIL}`}
      </p>
      <ChangeButton
        variant="secondary"
        send={() => callApi('POST /admin/users/:id/stop-whatsapp', { params: { id: userId } })}
        changes={[keys.notices]}
      >
        Hentikan WhatsApp
      </ChangeButton>
    </div>
  );
}

function NoticeRow({ notice }: { notice: Notice }) {
  const { id, channel, state, title, createdAt, repeatedAt, failure } = notice;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="break-words font-semibold text-ink">{title}</p>
        <p className="text-ink-muted text-sm">
          {noticeChannelLabels[channel]}, {formatDateTime(createdAt)}
          {repeatedAt && `, dikirim ulang ${formatDateTime(repeatedAt)}`}
        </p>
        {failure && <p className="wrap-anywhere text-ink-muted text-xs">{failure}</p>}
      </div>
      <Badge tone={tones[state] ?? 'neutral'}>{noticeStateLabels[state]}</Badge>
      <ChangeButton
        variant="secondary"
        send={() => callApi('POST /admin/notices/:id/repeat', { params: { id } })}
        done="Kabar dikirim ulang"
        changes={[keys.notices]}
      >
        Kirim ulang
        <span className="sr-only">
          {title} lewat {noticeChannelLabels[channel]}
        </span>
      </ChangeButton>
    </li>
  );
}
