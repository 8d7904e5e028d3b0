// Backups on the page Kesehatan: which there are, whether they can be restored.
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

export const backupTestResults = ['passed', 'failed'] as const;
export type BackupTestResult = (typeof backupTestResults)[number];

const managedBackup = z.object({
  id: z.number().int(),
  name: z.string(),
  madeAt: z.iso.datetime(),
  bytes: z.number().int(),
  isEncrypted: z.boolean(),
  /** Folders, and buckets as `s3://name`. */
  places: z.array(z.string()),
  missingFiles: z.number().int(),
  /** Whether the server that answers has the file. */
  isHere: z.boolean(),
  testedAt: z.iso.datetime().nullable(),
  testResult: z.enum(backupTestResults).nullable(),
  /** Why the test failed, for the person who runs the server. */
  testNote: z.string().nullable(),
});
export type ManagedBackup = z.infer<typeof managedBackup>;

const backupList = z.object({
  isMaking: z.boolean(),
  isTesting: z.boolean(),
  /** The list is sorted from the newest. */
  data: z.array(managedBackup),
});
export type BackupList = z.infer<typeof backupList>;

export const listBackups = defineRoute('GET /admin/backups', 'admin', {
  summary: 'The backups that the server made, newest first',
  responses: { 200: backupList },
});

export const startBackup = defineRoute('POST /admin/backups', 'admin', {
  summary: 'Make a backup now; nothing happens while one is being made',
  responses: { 200: backupList },
});

export const startBackupTest = defineRoute('POST /admin/backups/:id/test', 'admin', {
  summary: 'Restore a backup into a scratch database and check it; one at a time',
  responses: { 200: backupList },
});

/** The file follows from `GET /admin/backups/:id/file`, which answers for ten minutes. */
export const allowBackupDownload = defineRoute('POST /admin/backups/:id/download', 'admin', {
  summary: 'Allow the download of a backup; asks for the password',
  asksAgain: { loss: 'data', question: 'BACKUP_DOWNLOAD' },
  responses: { 200: z.object({ url: z.string() }) },
});
