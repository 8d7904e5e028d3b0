import { type ActivationAnswer, deviceTypeName, formatDate } from '@timesync/contract';

export function OwnedDevice({ activation }: { activation: ActivationAnswer }) {
  const { deviceId, deviceName, deviceType, activatedAt } = activation;
  return (
    <p className="text-ink text-sm">
      <span className="font-semibold">{deviceName ?? deviceTypeName(deviceType)}</span> sejak{' '}
      {formatDate(activatedAt)}
      <span className="block font-mono text-ink-muted">{deviceId}</span>
    </p>
  );
}
