import type { Files } from '../files/files.ts';
import { savePieces } from '../files/pieces.ts';
import { FILES_FOLDER } from './archive/manifest.ts';
import { type Part, readArchive } from './archive/read-archive.ts';
import type { CheckedBackup } from './check-backup.ts';
import { requireNoFiles } from './empty-target.ts';
import { markRestoreFinished, markRestoreStarted, wasInterrupted } from './unfinished-restore.ts';

export interface FileRestorer {
  /** Stores the part if it is a file. */
  take(part: Part): Promise<void>;
  /** Removes what was stored. */
  undo(): Promise<void>;
  finish(): Promise<void>;
}

/** Refuses a storage that holds anything but what an interrupted restore of this backup left. */
export async function beginFiles(
  { path, passphrase, manifest }: CheckedBackup,
  files: Files,
  dataDir: string,
): Promise<FileRestorer> {
  if (!wasInterrupted(dataDir, manifest)) await requireNoFiles(files);
  await markRestoreStarted(dataDir, manifest);
  let stored = 0;
  return {
    async take({ name, size, pieces }) {
      if (!name.startsWith(FILES_FOLDER)) return;
      await savePieces(files, { key: name.slice(FILES_FOLDER.length), size }, pieces());
      stored += 1;
    },
    async undo() {
      for await (const { name } of readArchive(path, passphrase)) {
        if (stored === 0) break;
        if (!name.startsWith(FILES_FOLDER)) continue;
        await files.remove(name.slice(FILES_FOLDER.length));
        stored -= 1;
      }
      await markRestoreFinished(dataDir);
    },
    finish: () => markRestoreFinished(dataDir),
  };
}
