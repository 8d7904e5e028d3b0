/**
 * The server creates the names, but those of a backup could be hostile: none may lead out of the
 * storage.
 */
export function requireKey(key: string): string {
  const isInside = key.split('/').every((part) => !['', '.', '..'].includes(part));
  if (!isInside || /[\\\0]/.test(key))
    throw new Error(`No file can be called ${JSON.stringify(key)}.`);
  return key;
}
