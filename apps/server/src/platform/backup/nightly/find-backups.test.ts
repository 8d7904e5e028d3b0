import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startHttpStandIn } from '../../../../test/http-stand-in.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { readConfig } from '../../config.ts';
import { findBackups } from './find-backups.ts';

const [OLD, NEW, BOTH] = ['2026-11-01', '2026-11-03', '2026-11-02'].map(
  (day) => `nightly-${day}T20-10-00Z.tar.gz.age`,
) as [string, string, string];

/** A bucket that can be listed and read, or refuses everything. */
async function bucketWith(stored: Record<string, string>, { refuses = false } = {}) {
  const S3_ENDPOINT = await startHttpStandIn(({ url = '', method }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://s3.test');
    const found = stored[pathname.split('/').at(-1) ?? ''];
    const keys = Object.keys(stored).map((key) => `<Contents><Key>${key}</Key></Contents>`);
    if (refuses) response.writeHead(403).end();
    else if (searchParams.has('list-type')) {
      response.end(`<?xml version="1.0"?><ListBucketResult>${keys.join('')}</ListBucketResult>`);
    } else if (found === undefined) response.writeHead(404).end();
    else {
      response.writeHead(200, { 'content-length': found.length });
      response.end(method === 'HEAD' ? undefined : found);
    }
  });
  return {
    S3_ENDPOINT,
    S3_REGION: 'ap-southeast-3',
    S3_BUCKET: 'bukti',
    S3_ACCESS_KEY_ID: 'kunci',
    S3_SECRET_ACCESS_KEY: 'rahasia',
    BACKUP_S3_BUCKET: 'cadangan',
  };
}

it('finds nothing where there is nothing, and makes no folder', async () => {
  const BACKUP_DIR = join(temporaryFolder(), 'backups');
  expect(await findBackups(readConfig({ BACKUP_DIR }))).toEqual([]);
});

it('finds those of the folder and of the bucket, the newest first, and fetches them', async () => {
  const folder = temporaryFolder();
  for (const name of [OLD, BOTH, 'notes.txt']) writeFileSync(join(folder, name), 'here');
  const bucket = await bucketWith({ [NEW]: 'there', [BOTH]: 'there', 'other/thing': 'x' });
  const found = await findBackups(readConfig({ ...bucket, BACKUP_DIR: folder }));
  expect(found.map(({ name, place }) => [name, place])).toEqual([
    [NEW, 's3://cadangan'],
    [BOTH, folder],
    [OLD, folder],
  ]);
  const paths = await Promise.all(found.map((each) => each.fetch()));
  expect(paths).toEqual([NEW, BOTH, OLD].map((name) => join(folder, name)));
  expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['there', 'here', 'here']);
});

it('says in a sentence that the bucket refuses', async () => {
  const bucket = await bucketWith({}, { refuses: true });
  const config = readConfig({ ...bucket, BACKUP_DIR: temporaryFolder() });
  await expect(findBackups(config)).rejects.toThrow(
    /^The bucket cadangan of the backups cannot be read \(.+\): check BACKUP_S3_BUCKET/,
  );
});
