import { type checkLicense, deviceTypeName, type RouteOutput } from '@timesync/contract';
import { Card } from '~/components/ui/content/card';
import { Fact } from '~/components/ui/content/fact';
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
        <Fact label="License key">
          <span className="font-bold font-mono text-base">{licenseKey}</span>
        </Fact>
        <Fact label="Untuk perangkat">
          {answer.deviceTypes.map(deviceTypeName).join(', ') || '-'}
        </Fact>
      </dl>
    </Card>
  );
}
