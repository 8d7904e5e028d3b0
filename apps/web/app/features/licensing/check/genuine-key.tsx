import { type checkLicense, deviceTypeName, type RouteOutput } from '@timesync/contract';
import { Card } from '~/components/ui/content/card';
import { Alert } from '~/components/ui/feedback/alert';
import { checkVerdict } from './check-verdict';

interface GenuineKeyProps {
  licenseKey: string;
  answer: RouteOutput<typeof checkLicense>;
}

export function GenuineKey({ licenseKey, answer }: GenuineKeyProps) {
  const { tone, sentence } = checkVerdict(answer);
  return (
    <Card className="space-y-4">
      <Alert tone={tone}>{sentence}</Alert>
      <dl className="space-y-3">
        <div>
          <dt className="text-ink-muted text-sm">License key</dt>
          <dd className="break-words font-bold font-mono text-ink">{licenseKey}</dd>
        </div>
        <div>
          <dt className="text-ink-muted text-sm">Untuk perangkat</dt>
          <dd className="font-semibold text-ink">
            {answer.deviceTypes.map(deviceTypeName).join(', ') || '-'}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
