// The health of this server for monitoring. Each check has its own time limit, so that one that hangs
// is reported and does not delay the others.
import type { Health as ShownHealth } from '@timesync/contract';
import {
  type BackupTrouble,
  backupTroubleOf,
  readNightlyRuns,
} from '../backup/nightly/nightly-runs.ts';
import type { Dependencies } from '../dependencies.ts';
import { freeShareOf, LEAST_FREE_SHARE } from '../files/disk-room.ts';
import { findNewestChange } from '../history/history.ts';
import { readLateQueues } from '../jobs/job-figures.ts';
import { isMailQueue } from '../mail/mail-queue.ts';
import { outsideDifferenceMs } from './outside-clock.ts';

const LIMIT_MS = 5_000;
/** Tokens, sessions and deadlines are computed with both clocks. */
const MOST_CLOCK_DIFFERENCE_MS = 5_000;
/** Answers from outside say whole seconds, and are some seconds on their way. */
const MOST_OUTSIDE_DIFFERENCE_MS = 60_000;

export type Problem = ShownHealth['problems'][number];

export interface HealthReadings {
  /** Ours less the database's; undefined when the database does not answer. */
  clockDifferenceMs: number | undefined;
  /** Ours less the one of a server outside; undefined when none answered of late. */
  outsideDifferenceMs: number | undefined;
  /** How far the newest row of the history lies in the future. */
  historyAheadMs: number;
  /** The free share of the disk of DATA_DIR, from 0 to 1. */
  freeShare: number | undefined;
  isStorageReachable: boolean;
  /** Undefined also where no backups are made, or while the database does not answer. */
  backupTrouble: BackupTrouble | undefined;
  /** The newest test of a backup failed. */
  hasFailedTest: boolean;
  /** The queues with jobs that are ten minutes late. */
  lateQueues: string[];
}

export interface Health extends HealthReadings {
  /** The age of the newest nightly backup. */
  backupAgeSeconds: number | undefined;
  problems: Problem[];
}

type HealthDependencies = Pick<Dependencies, 'clock' | 'config' | 'database' | 'files'>;

export async function readHealth(dependencies: HealthDependencies): Promise<Health> {
  const { clock, config, database, files } = dependencies;
  const [
    clockDifferenceMs,
    freeShare,
    isStorageReachable = false,
    lateQueues = [],
    newestChange,
    runs,
  ] = await Promise.all([
    answerOf(compareClocks(database)),
    answerOf(freeShareOf(config.DATA_DIR)),
    answerOf(files.requireReachable().then(() => true)),
    answerOf(readLateQueues(database.db)),
    answerOf(findNewestChange(database.db)),
    answerOf(readNightlyRuns(database.db)),
  ]);
  const backupTrouble = runs && backupTroubleOf(runs);
  const readings = {
    clockDifferenceMs,
    outsideDifferenceMs: outsideDifferenceMs(),
    historyAheadMs: newestChange ? newestChange.getTime() - clock.now().getTime() : 0,
    freeShare,
    isStorageReachable,
    lateQueues,
    backupTrouble,
    hasFailedTest: runs?.hasFailedTest ?? false,
  };
  return { ...readings, backupAgeSeconds: runs?.ageSeconds, problems: problemsOf(readings) };
}

export function problemsOf(readings: HealthReadings): Problem[] {
  const { backupTrouble, clockDifferenceMs, freeShare, lateQueues } = readings;
  const isWrong: Record<Problem, boolean> = {
    database: clockDifferenceMs === undefined,
    disk: freeShare === undefined || freeShare < LEAST_FREE_SHARE,
    storage: !readings.isStorageReachable,
    clock:
      Math.abs(clockDifferenceMs ?? 0) > MOST_CLOCK_DIFFERENCE_MS ||
      Math.abs(readings.outsideDifferenceMs ?? 0) > MOST_OUTSIDE_DIFFERENCE_MS ||
      readings.historyAheadMs > MOST_OUTSIDE_DIFFERENCE_MS,
    mail: lateQueues.some(isMailQueue),
    jobs: lateQueues.some((queue) => !isMailQueue(queue)),
    backup: backupTrouble !== undefined,
    'backup-test': readings.hasFailedTest,
  };
  return (Object.keys(isWrong) as Problem[]).filter((problem) => isWrong[problem]);
}

/** Undefined when it fails or takes too long. */
async function answerOf<T>(question: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LIMIT_MS);
  });
  const answer = await Promise.race([question.catch(() => undefined), limit]);
  clearTimeout(timer);
  return answer;
}

async function compareClocks({ pool }: HealthDependencies['database']): Promise<number> {
  const asked = Date.now();
  const { rows } = await pool.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  );
  // The database read its clock somewhere between question and answer.
  return Math.round((asked + Date.now()) / 2 - (rows[0]?.now ?? 0));
}
