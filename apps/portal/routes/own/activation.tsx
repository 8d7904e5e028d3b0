import { screens } from '@timesync/contract';
import { useNavigate } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { FindDevice } from '~/features/licenses/licensing/activation/find-device';
import { LastDigits } from '~/features/licenses/licensing/activation/last-digits';
import { useIsOnline } from '~/lib/offline/connection';

export default function ActivationPage() {
  const navigate = useNavigate();
  // Without internet no further device can be activated: then what is known comes first.
  const isOnline = useIsOnline();
  return (
    <>
      <PageHeader
        title="Aktivasi perangkat"
        description="Untuk TV box atau TV tanpa internet: baca QR di layarnya dengan HP ini."
      />
      {!isOnline && <LastDigits />}
      <FindDevice onFound={(code) => void navigate(`${screens.activation}/${code}`)} />
      {isOnline && <LastDigits />}
    </>
  );
}
