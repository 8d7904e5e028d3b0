// The last part of a backup lists its content, so that nothing can be missing unnoticed. The first
// part says only what kind of file this is.
import { z } from 'zod';
import { BackupError } from '../backup-error.ts';

const FORMAT = 'timesync-portal-backup';
const VERSION = 2;

export const MARK_PART = 'format.json';
export const MANIFEST_PART = 'manifest.json';
export const KEYS_PART = 'license-keys.jsonl';
export const FILES_FOLDER = 'files/';
const TABLES_FOLDER = 'tables/';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const manifest = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  app: z.string(),
  /** The last migration that was applied. */
  schema: z.string(),
  /** Migrations with steps that waited for older servers to leave (decision 0039). */
  unfinished: z.array(z.object({ tag: z.string(), stepsDone: z.number().int().nonnegative() })),
  madeAt: z.iso.datetime(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      sha256,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  /** The hash is over key and content of all of them. */
  files: z.object({
    count: z.number().int(),
    bytes: z.number().int(),
    sha256,
    /** Files that rows name and that were not there. */
    missing: z.number().int(),
  }),
  /** Null: left out, because there was no passphrase. */
  keys: z.object({ sha256 }).nullable(),
});

export type Manifest = z.output<typeof manifest>;
export type ManifestContent = Omit<Manifest, 'format' | 'version'>;

const asBytes = (value: object) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

export const mark = () => asBytes({ format: FORMAT, version: VERSION });
export const manifestBytes = (content: ManifestContent) =>
  asBytes({ format: FORMAT, version: VERSION, ...content });

export function requireKnownFormat(path: string, bytes: Buffer): void {
  const { format, version } = parsed(bytes) as { format?: unknown; version?: unknown };
  if (format !== FORMAT || typeof version !== 'number') {
    throw new BackupError(`${path} is no backup of this portal.`);
  }
  if (version > VERSION) {
    throw new BackupError(`${path} was made by a newer version of the portal: install that first.`);
  }
}

export function readManifest(path: string, bytes: Buffer): Manifest {
  const result = manifest.safeParse(parsed(bytes));
  if (result.success) return result.data;
  throw new BackupError(`${path} is damaged: its manifest cannot be read.`);
}

export function tablePart(table: string, number: number): string {
  return `${TABLES_FOLDER}${table}/${String(number).padStart(6, '0')}.jsonl`;
}

/** The table that a part belongs to; undefined for other parts. */
export function tableOfPart(part: string): string | undefined {
  return part.startsWith(TABLES_FOLDER) ? part.split('/')[1] : undefined;
}

function parsed(bytes: Buffer): object {
  try {
    return Object(JSON.parse(bytes.toString('utf8')));
  } catch {
    return {};
  }
}
