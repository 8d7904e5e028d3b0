import { existsSync } from 'node:fs';
import { BackupError } from '../../platform/backup/backup-error.ts';
import { type FoundBackup, findBackups } from '../../platform/backup/nightly/find-backups.ts';
import type { Config } from '../../platform/config.ts';
import { askTerminal } from '../ask-terminal.ts';

const MOST_SHOWN = 10;

/** The path of the given backup, or of the one that the person at the terminal chooses. */
export async function chooseBackup(config: Config, given: string | undefined): Promise<string> {
  if (given && existsSync(given)) return given;
  const found = await findBackups(config);
  if (!given) return askWhich(found);
  const named = found.find(({ name }) => name === given);
  if (named) return named.fetch();
  throw new BackupError(`${given} is neither a file nor the name of a backup that was found.`);
}

async function askWhich(found: FoundBackup[]): Promise<string> {
  const shown = found.slice(0, MOST_SHOWN);
  const lines = shown.map(({ name, place }, index) => `  ${index + 1}  ${name} in ${place}\n`);
  const list = shown.length > 0 ? `Backups, the newest first:\n${lines.join('')}` : '';
  const [newest] = shown;
  const answer = await askTerminal(
    `${list}Which backup? ${newest ? 'Its number, or the' : 'The'} path of a file: `,
  );
  if (!answer) {
    const example = newest ? ` The newest one found is ${newest.name} in ${newest.place}.` : '';
    throw new BackupError(`Which backup? Say --from FILE.${example}`);
  }
  const chosen = /^\d+$/.test(answer) ? shown[Number(answer) - 1] : undefined;
  if (chosen) return chosen.fetch();
  if (existsSync(answer)) return answer;
  throw new BackupError(`${answer} is neither a number of the list nor a file.`);
}
