import { backupTestResults } from '@timesync/contract';
import { bigint, boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isOneOf, timestamp } from '../../db/columns.ts';

/** Backups that the server made, as long as their files exist. */
export const backups = pgTable(
  'backups',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The name of the backup's file. */
    name: text('name').notNull().unique(),
    madeAt: timestamp('made_at').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    isEncrypted: boolean('is_encrypted').notNull(),
    /** Folders, and buckets as `s3://name`. */
    places: text('places').array().notNull(),
    /** Files that rows name and that were not there. */
    missingFiles: integer('missing_files').notNull(),
    testedAt: timestamp('tested_at'),
    testResult: text('test_result', { enum: backupTestResults }),
    /** Why the last test failed, in one sentence. */
    testNote: text('test_note'),
  },
  ({ testResult }) => [check('backups_test_result', isOneOf(testResult, backupTestResults))],
);
