import { delimiter, dirname } from 'node:path';

/** Our environment with the bundled Node first on PATH, for tools that start `node` themselves. */
export function childEnvironment(node, extra = {}) {
  const path = [dirname(node), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...extra };
}
