import { Wifi, WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** To show that nothing here depends on it. */
export function NetworkMark() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const Icon = isOnline ? Wifi : WifiOff;
  return (
    <p className="flex items-center gap-2 text-deep-muted text-sm">
      <Icon aria-hidden className="size-5" />
      {isOnline ? 'Terhubung internet' : 'Tanpa internet'}
    </p>
  );
}
