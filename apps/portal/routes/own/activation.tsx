import { screens } from '@timesync/contract';
import { useNavigate } from 'react-router';
import { PageHeader } from '~/components/layout/page-header';
import { FindDevice } from '~/features/licensing/activation/find-device';

export default function ActivationPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Aktivasi perangkat"
        description="Untuk TV box atau TV tanpa internet: baca QR di layarnya dengan HP ini."
      />
      <FindDevice onFound={(code) => void navigate(`${screens.activation}/${code}`)} />
    </>
  );
}
