import { deviceTypeName } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { MonitorSmartphone } from 'lucide-react';
import type { Device } from './activation-queries';

export function DeviceCard({ device }: { device: Device }) {
  return (
    <Card className="flex items-center gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
        <MonitorSmartphone aria-hidden className="size-6" />
      </span>
      <div className="min-w-0">
        <h2 className="font-bold text-ink text-lg">{deviceTypeName(device.deviceType)}</h2>
        <p className="text-ink-muted text-sm">
          ID perangkat <span className="whitespace-nowrap font-mono">{device.deviceId}</span>
        </p>
      </div>
    </Card>
  );
}
