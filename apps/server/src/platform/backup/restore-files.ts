import type { Files } from '../files/files.ts';
import { savePieces } from '../files/pieces.ts';
import { FILES_FOLDER } from './archive/manifest.ts';
import { type Part, readArchive } from './archive/read-archive.ts';
import type { CheckedBackup } from './check-backup.ts';
import { requireNoFiles } from './empty-target.ts';
import { markFilesStarted, markWithoutFiles, mayHaveLeftFiles } from './unfinished-restore.ts';

export interface FileRestorer {
  /** Stores the part if it is a file. */
  take(part: Part): Promise<void>;
  /** Removes what was stored, also by an interrupted restore before this one. */
  undo(): Promise<void>;
}

/** Refuses a storage that holds anything but what an interrupted restore of this backup left. */
export async function beginFiles(
  { path, passphrase, manifest }: CheckedBackup,
  files: Files,
  dataDir: string,
): Promise<FileRestorer> {
  const isContinued = mayHaveLeftFiles(dataDir, manifest);
  if (!isContinued) await requireNoFiles(files);
  await markFilesStarted(dataDir, manifest);
  let begun = isContinued ? Number.POSITIVE_INFINITY : 0;
  return {
    async take({ name, size, pieces }) {
      if (!name.startsWith(FILES_FOLDER)) return;
      begun += 1;
      await savePieces(files, { key: name.slice(FILES_FOLDER.length), size }, pieces());
    },
    async undo() {
      for await (const { name } of readArchive(path, passphrase)) {
        if (begun === 0) break;
        if (!name.startsWith(FILES_FOLDER)) continue;
        await files.remove(name.slice(FILES_FOLDER.length));
        begun -= 1;
      }
      await markWithoutFiles(dataDir, manifest);
    },
  };
}
