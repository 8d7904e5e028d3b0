// Every environment variable, parsed once. docs/operations.md and .env.example are checked against this file.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

/** An empty value is an unset one. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const optional = (schema: z.ZodType<string, string>) => unlessEmpty(schema.optional());
const onOrOff = z.stringbool('must be on or off');

const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((value) => value.replace(/\/+$/, ''));
const secureUrl = z.url({ protocol: /^https$/, error: 'must be an https address' });

const environment = z.object({
  PORT: z.coerce
    .number('must be a port number')
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .describe('Port to listen on'),
  HOST: z.string().min(1).default('localhost').describe('Address to listen on'),
  APP_URL: optional(webUrl).describe(
    'Public URL of the portal, used in mails and links; `http://localhost:PORT` when unset',
  ),
  TRUST_PROXY: optional(z.string()).describe(
    'Comma-separated addresses of proxies whose X-Forwarded-For is believed; none when unset',
  ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged'),
  METRICS_TOKEN: optional(z.string().min(16, 'must have at least 16 characters')).describe(
    'Bearer token for Prometheus at `/metrics`; no metrics when unset',
  ),
  HEARTBEAT_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }),
  ).describe(
    'Asked every minute while the shop works, for a watch outside; no heartbeat when unset',
  ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('./data')
    .describe('Folder of the embedded database, uploads, keys and the mail outbox'),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
  ).describe('PostgreSQL server; the embedded database in DATA_DIR when unset'),
  DATABASE_POOL_SIZE: z.coerce
    .number('must be a number')
    .int()
    .min(3)
    .max(100)
    .default(10)
    .describe('Connections that this process opens to its database at most'),
  ADMIN_EMAIL: optional(z.email('must be an email address')).describe('Email of the first admin'),
  ADMIN_PASSWORD: optional(z.string().min(8, 'must have at least 8 characters')).describe(
    'Password of the first admin; made and printed once when unset',
  ),
  SMTP_URL: optional(
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }),
  ).describe(
    'Mail server while none is set in Pengaturan; without both, mails become `.eml` files in `DATA_DIR/outbox`',
  ),
  MAIL_FROM: z
    .string()
    .min(3)
    .default('TimeSync <noreply@localhost>')
    .describe('Sender of all mails while no mail server is set in Pengaturan'),
  OUTBOX_ONLY: unlessEmpty(onOrOff.default(false)).describe(
    'Lets no mail and no WhatsApp message leave, whatever is set: for trying a backup',
  ),
  S3_ENDPOINT: optional(webUrl).describe(
    'S3-compatible storage for uploads, all five S3 variables or none; `DATA_DIR/files` when unset',
  ),
  S3_REGION: optional(z.string()).describe('Region of the S3 storage'),
  S3_BUCKET: optional(z.string()).describe('Private bucket of the S3 storage'),
  S3_ACCESS_KEY_ID: optional(z.string()).describe('Access key of the S3 storage'),
  S3_SECRET_ACCESS_KEY: optional(z.string()).describe('Secret of that access key'),
  BACKUP_DIR: optional(z.string()).describe('Folder of the backups; `DATA_DIR/backups` when unset'),
  BACKUP_S3_BUCKET: optional(z.string()).describe(
    'Another private bucket of the S3 storage, which gets a copy of every nightly backup',
  ),
  BACKUP_PASSPHRASE: optional(z.string().min(12, 'must have at least 12 characters')).describe(
    'Encrypts backups; without it they are not encrypted and hold no licence keys',
  ),
  NEW_SHOP: unlessEmpty(onOrOff.default(false)).describe(
    'Starts a new shop on an empty database although backups are found',
  ),
  DEMO_DATA: unlessEmpty(onOrOff.optional()).describe(
    'Fills an empty catalogue with examples; on only for the embedded database when unset',
  ),
  RATE_LIMIT_FACTOR: z.coerce
    .number('must be a number')
    .min(1)
    .max(100_000)
    .default(1)
    .describe('Multiplies every rate limit; above 1 only for tests and load generators'),
  LICENSE_SIGNING_KEY: optional(z.string()).describe(
    'Content of the licence key files, one JSON per line; made in `DATA_DIR/keys` when unset',
  ),
  LICENSE_KEY_ID: unlessEmpty(
    z.coerce.number('must be a number from 0 to 255').int().min(0).max(255).optional(),
  ).describe('Key id that signs new tokens; the lowest of the known keys when unset'),
  STATIC_URL: optional(secureUrl).describe('Another host of the pictures and the demo video'),
});

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Connection {
  dataDir: string;
  databaseUrl: string | undefined;
  poolSize: number;
}

export type Environment = z.output<typeof environment>;
export const environmentVariables = environment.shape;

export interface Config extends Environment {
  /** Where people reach the portal; the only source of links in mails and answers. */
  publicUrl: string;
  /** The options of `openDatabase`. */
  connection: Connection;
  /** Undefined: uploads are files in DATA_DIR. */
  s3: S3Settings | undefined;
  /** Names this process in logs and locks. */
  instanceId: string;
}

/** Stops with one sentence that names the variable: `PORT must be a port number`. */
export class ConfigError extends OperatorError {}

export function readConfig(variables: Record<string, string | undefined>): Config {
  const result = environment.safeParse(variables);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const values = result.data;
  if (values.BACKUP_S3_BUCKET && !values.S3_BUCKET) {
    throw new ConfigError('S3_BUCKET must be set when BACKUP_S3_BUCKET is set');
  }
  if (values.BACKUP_S3_BUCKET && values.BACKUP_S3_BUCKET === values.S3_BUCKET) {
    throw new ConfigError('BACKUP_S3_BUCKET must be another bucket than S3_BUCKET');
  }
  if (values.ADMIN_PASSWORD && !values.ADMIN_EMAIL) {
    throw new ConfigError('ADMIN_EMAIL must be set when ADMIN_PASSWORD is set');
  }
  return {
    ...values,
    publicUrl: values.APP_URL ?? `http://localhost:${values.PORT}`,
    connection: {
      dataDir: values.DATA_DIR,
      databaseUrl: values.DATABASE_URL,
      poolSize: values.DATABASE_POOL_SIZE,
    },
    s3: s3Of(values),
    instanceId: randomUUID(),
  };
}

function s3Of(values: Environment): S3Settings | undefined {
  const names = [
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ] as const;
  const [endpoint, region, bucket, accessKeyId, secretAccessKey] = names.map(
    (name) => values[name],
  );
  if (endpoint && region && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, region, bucket, accessKeyId, secretAccessKey };
  }
  const missing = names.find((name) => !values[name]);
  if (names.every((name) => !values[name])) return undefined;
  throw new ConfigError(`${missing} must be set when another S3 variable is set`);
}
