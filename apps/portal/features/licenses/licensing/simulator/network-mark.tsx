import { Wifi, WifiOff } from 'lucide-react';
import { useIsOnline } from '~/lib/offline/connection';

/** Shows that nothing here depends on the network. */
export function NetworkMark() {
  const isOnline = useIsOnline();
  const Icon = isOnline ? Wifi : WifiOff;
  return (
    <p className="flex items-center gap-2 text-deep-muted text-sm">
      <Icon aria-hidden className="size-5" />
      {isOnline ? 'Terhubung internet' : 'Tanpa internet'}
    </p>
  );
}
