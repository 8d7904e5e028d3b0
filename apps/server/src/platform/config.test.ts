import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, environmentVariables, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({ PORT: 3000, publicUrl: 'http://localhost:3000' });
  });

  it('treats an empty value like an unset one', () => {
    expect(readConfig({ DATABASE_URL: '', ADMIN_EMAIL: '' }).DATABASE_URL).toBeUndefined();
  });

  it('drops the slash at the end of the public address', () => {
    expect(readConfig({ APP_URL: 'https://jam.id/' }).publicUrl).toBe('https://jam.id');
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, /^PORT /],
    [{ APP_URL: 'ftp://jam.id' }, 'APP_URL must be an http(s) address'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgresql:// address'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an smtp:// or smtps:// address'],
    [{ ADMIN_EMAIL: 'x' }, 'ADMIN_EMAIL must be an email address'],
    [{ ADMIN_PASSWORD: 'panjang-sekali' }, 'ADMIN_EMAIL must be set when ADMIN_PASSWORD is set'],
    [{ STATIC_URL: 'javascript:alert(1)' }, 'STATIC_URL must be an https address'],
    [{ LICENSE_KEY_ID: '999' }, 'LICENSE_KEY_ID must be a number from 0 to 255'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
    [{ DEMO_DATA: 'maybe' }, 'DEMO_DATA must be on or off'],
    [{ BACKUP_S3_BUCKET: 'salinan' }, 'S3_BUCKET must be set when BACKUP_S3_BUCKET is set'],
    [{ S3_BUCKET: 'bukti' }, 'S3_ENDPOINT must be set when another S3 variable is set'],
  ])('refuses %j in one sentence that names the variable', (variables, message) => {
    expect(() => readConfig(variables)).toThrow(ConfigError);
    expect(() => readConfig(variables)).toThrow(message);
  });
});

describe.each(['docs/operations.md', '.env.example'])('%s', (file) => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../..', file), 'utf8');

  it.each(Object.entries(environmentVariables))('documents %s', (name, schema) => {
    expect(text).toContain(name);
    expect(text).toContain(schema.description);
  });

  it('documents no variable that does not exist', () => {
    const pattern = file === '.env.example' ? /^# ?([A-Z_0-9]+)=/gm : /^\| `([A-Z_0-9]+)` \|/gm;
    const documented = [...text.matchAll(pattern)].map(([, name]) => name);
    expect(documented.toSorted()).toEqual(Object.keys(environmentVariables).toSorted());
  });
});
