import { BackupError } from '../../../platform/backup/backup-error.ts';
import { hasRoomFor, type ReadDisk } from '../../../platform/files/disk-room.ts';

type Progress = (text: string) => void;

/** Progress that ends the work when the disk has no room left to give: the shop needs the rest. */
export function leaveRoom(folder: string, progress: Progress, readDisk?: ReadDisk): Progress {
  return (text) => {
    if (!hasRoomFor(0, folder, readDisk)) {
      throw new BackupError('The disk of DATA_DIR is too full to test a backup: make room.');
    }
    progress(text);
  };
}
