// The two Android apps, public.
import { defineRoute } from '../wire/define-route.ts';
import { z } from '../wire/zod.ts';

export const releaseApp = z.enum(['display', 'remote'], 'Pilih aplikasinya: display atau remote');
export type ReleaseApp = z.infer<typeof releaseApp>;

/** 64 hexadecimal digits. */
const sha256 = z.string().length(64);

/** These fields are read from the file and unknown for a link. */
export const releaseFile = z.object({
  packageName: z.string(),
  versionName: z.string(),
  versionCode: z.number().int(),
  /** The lowest Android it runs on, as Android counts them: 23 is Android 6. */
  minSdk: z.number().int(),
  signerSha256: sha256,
  sha256,
  bytes: z.number().int(),
});
export type ReleaseFile = z.infer<typeof releaseFile>;

export const publicRelease = z.object({
  /** Leads to the file, wherever it lies. */
  url: z.string(),
  file: releaseFile.nullable(),
  notes: z.string(),
  /** Null where the server's operator has set the link. */
  publishedAt: z.iso.datetime().nullable(),
});
export type PublicRelease = z.infer<typeof publicRelease>;

export const publicReleases = z.object({
  display: publicRelease.nullable(),
  remote: publicRelease.nullable(),
});
export type PublicReleases = z.infer<typeof publicReleases>;

export const listPublicReleases = defineRoute('GET /public/releases', 'public', {
  summary: 'The newest published version of both apps',
  responses: { 200: publicReleases },
});
