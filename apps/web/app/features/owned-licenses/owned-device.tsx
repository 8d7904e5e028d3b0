import {
  type ActivationAnswer,
  deviceTypeNames,
  formatDate,
  parseDeviceType,
} from '@timesync/contract';

export function OwnedDevice({ activation }: { activation: ActivationAnswer }) {
  const { deviceId, deviceName, activatedAt } = activation;
  const known = parseDeviceType(activation.deviceType);
  return (
    <p className="text-ink text-sm">
      <span className="font-semibold">
        {deviceName ?? (known ? deviceTypeNames[known] : activation.deviceType)}
      </span>{' '}
      sejak {formatDate(activatedAt)}
      <span className="block font-mono text-ink-muted">{deviceId}</span>
    </p>
  );
}
