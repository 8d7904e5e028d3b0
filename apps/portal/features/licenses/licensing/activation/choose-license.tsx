import type { ActivationAnswer } from '@timesync/contract';
import { Alert, Button, Card } from '@timesync/ui';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { type Device, useChoosableLicenses } from './activation-queries';
import { LicenseForm } from './license-form';

interface ChooseLicenseProps {
  request: string;
  device: Device;
  onActivated: (answer: ActivationAnswer) => void;
}

export function ChooseLicense({ request, device, onActivated }: ChooseLicenseProps) {
  const { data: choosable, isError, isFetching, refetch } = useChoosableLicenses(device);
  if (choosable) {
    return (
      <Card>
        <LicenseForm
          request={request}
          device={device}
          choosable={choosable}
          onActivated={onActivated}
        />
      </Card>
    );
  }
  if (isError && !isFetching) {
    return (
      <div className="space-y-4">
        <Alert tone="error">Lisensi Anda tidak dapat dimuat.</Alert>
        <Button variant="secondary" onClick={() => refetch()}>
          Coba lagi
        </Button>
      </div>
    );
  }
  return <Skeleton className="h-40" />;
}
