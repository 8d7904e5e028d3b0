import { Button } from '@timesync/ui';
import { useEndOtherSessions } from './session-queries';

export function EndOtherSessions() {
  const ending = useEndOtherSessions();
  return (
    <Button
      variant="secondary"
      className="w-full"
      isPending={ending.isPending}
      onClick={() => ending.mutate(undefined)}
    >
      Keluarkan semua perangkat lain
    </Button>
  );
}
