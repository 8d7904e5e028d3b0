// The owner's work with the apps' files: upload one or set a link, publish it, withdraw it.
import { secureLink, text } from '../values/text.ts';
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';
import { releaseApp, releaseFile } from './releases.ts';

export const LARGEST_APK_BYTES = 200 * 1024 * 1024;

export const releaseStatus = z.enum(['draft', 'published', 'withdrawn']);

export const managedRelease = z.object({
  id: z.number().int(),
  app: releaseApp,
  status: releaseStatus,
  /** The target of `/unduh/<app>`. */
  isNewest: z.boolean(),
  /** Null where a file was uploaded. */
  link: z.string().nullable(),
  file: releaseFile.nullable(),
  notes: z.string(),
  createdAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  withdrawnAt: z.iso.datetime().nullable(),
});
export type ManagedRelease = z.infer<typeof managedRelease>;

const notes = text({ min: 0, max: 500 });

export const listManagedReleases = defineRoute('GET /admin/releases', 'admin', {
  summary: 'Every version of both apps, newest first',
  responses: { 200: z.object({ data: z.array(managedRelease) }) },
});

export const uploadRelease = defineRoute('POST /admin/releases', 'admin', {
  summary: 'Bring an APK; it is read and proven, and waits to be published',
  body: z.strictObject({ app: releaseApp, notes: notes.optional() }),
  file: 'file',
  largestFileBytes: LARGEST_APK_BYTES,
  responses: { 201: managedRelease },
});

export const addReleaseLinkBody = z.strictObject({
  app: releaseApp,
  url: secureLink({ max: 500, error: 'Tautan tidak valid. Awali dengan https://' }),
  notes: notes.optional(),
});
export const addReleaseLink = defineRoute('POST /admin/releases/links', 'admin', {
  summary: 'Name a link in place of a file; asks for the password',
  body: addReleaseLinkBody,
  asksAgain: { loss: 'downloads', question: 'DOWNLOAD_CHANGE' },
  responses: { 201: managedRelease },
});

export const changeReleaseNotesBody = z.strictObject({ notes });
export const changeReleaseNotes = defineRoute('PATCH /admin/releases/:id', 'admin', {
  summary: 'Say what is new',
  body: changeReleaseNotesBody,
  responses: { 200: managedRelease },
});

export const publishRelease = defineRoute('POST /admin/releases/:id/publish', 'admin', {
  summary: 'From now on the newest for everyone; asks for the password',
  asksAgain: { loss: 'downloads', question: 'DOWNLOAD_CHANGE' },
  responses: { 200: managedRelease },
});

export const withdrawRelease = defineRoute('POST /admin/releases/:id/withdraw', 'admin', {
  summary: 'Take a version back; one that was never published is thrown away',
  asksAgain: { loss: 'downloads', question: 'DOWNLOAD_CHANGE' },
  /** Null when it was deleted. */
  responses: { 200: z.object({ release: managedRelease.nullable() }) },
});
