import { screens } from '@timesync/contract';
import { useLocation } from 'react-router';
import { ButtonLink } from '~/components/ui';
import { useWaitingWork } from './waiting-work-queries';
import { findNextQueue } from './work-queues';

/** What comes after a queue that is empty. */
export default function NextWaitingWork() {
  const { data } = useWaitingWork();
  const { pathname } = useLocation();
  if (!data) return null;
  const next = findNextQueue(data, pathname);
  return next ? (
    <ButtonLink to={next.to}>
      Berikutnya: {data[next.id]} {next.label}
    </ButtonLink>
  ) : (
    <ButtonLink variant="secondary" to={screens.dashboard}>
      Semua selesai, kembali ke Hari ini
    </ButtonLink>
  );
}
