import { deviceTypeName, type ManagedLicense } from '@timesync/contract';

type Device = NonNullable<ManagedLicense['device']>;

export function BoundDevice({ device }: { device: Device | null }) {
  if (!device) return <span className="block">Belum terpasang</span>;
  return (
    <>
      <span className="block">{deviceTypeName(device.deviceType)}</span>
      <span className="wrap-anywhere block font-mono text-ink-muted text-xs sm:whitespace-nowrap">
        {device.deviceId}
      </span>
    </>
  );
}
