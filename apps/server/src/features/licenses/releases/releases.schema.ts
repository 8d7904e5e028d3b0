import type { ReleaseApp } from '@timesync/contract';
import { releaseApp } from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, timestamp } from '../../../platform/db/columns.ts';

/**
 * Versions of the two apps. A published version stays, withdrawn or not, because devices may run
 * it.
 */
export const appReleases = pgTable(
  'app_releases',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    app: text('app').$type<ReleaseApp>().notNull(),
    /** Either a link, or a stored file and what was read from it. */
    link: text('link'),
    fileId: uuid('file_id'),
    packageName: text('package_name'),
    versionName: text('version_name'),
    versionCode: integer('version_code'),
    minSdk: integer('min_sdk'),
    signerSha256: text('signer_sha256'),
    sha256: text('sha256'),
    bytes: integer('bytes'),
    notes: text('notes').notNull().default(''),
    createdAt: timestamp('created_at').notNull(),
    publishedAt: timestamp('published_at'),
    withdrawnAt: timestamp('withdrawn_at'),
  },
  (table) => [
    check('app_releases_app_known', isOneOf(table.app, releaseApp.options)),
    check('app_releases_link_or_file', sql`(${table.link} is null) <> (${table.fileId} is null)`),
    check(
      'app_releases_file_is_read',
      sql`num_nonnulls(${table.packageName}, ${table.versionName}, ${table.versionCode},
        ${table.minSdk}, ${table.signerSha256}, ${table.sha256}, ${table.bytes})
        = case when ${table.fileId} is null then 0 else 7 end`,
    ),
    check('app_releases_sha256_whole', sql`length(${table.sha256}) = 64`),
    check('app_releases_signer_whole', sql`length(${table.signerSha256}) = 64`),
    check(
      'app_releases_withdrawn_was_published',
      sql`${table.withdrawnAt} is null or ${table.publishedAt} is not null`,
    ),
    // Devices identify a version by its code, so no two files may share one.
    uniqueIndex('app_releases_one_version').on(table.app, table.versionCode),
    uniqueIndex('app_releases_file_unique').on(table.fileId),
    index('app_releases_published').on(table.app, table.publishedAt),
  ],
);
