import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../set-up/project-root.mjs';

/**
 * A setting as the server will see it: the environment, else the file `.env`, else empty. Its own
 * reader, because parseEnv is missing in early versions of Node 20.
 */
export function readSetting(name) {
  if (process.env[name] !== undefined) return process.env[name];
  const file = join(projectRoot, '.env');
  const line =
    existsSync(file) && new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(file, 'utf8'));
  return line ? line[1].trim().replace(/^(["'])(.*)\1$/, '$2') : '';
}
