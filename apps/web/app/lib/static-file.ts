/** Known when the pages are built: their pictures must load before any script has run. */
const HOST: string = import.meta.env.VITE_STATIC_URL ?? '';

/** The address of a file of `public/media`; `STATIC_URL` moves them all to another host. */
export function staticFile(name: string): string {
  return `${HOST.replace(/\/$/, '')}/media/${name}`;
}
