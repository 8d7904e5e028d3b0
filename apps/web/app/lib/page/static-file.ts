/**
 * The host of pictures and the video when `STATIC_URL` moves them. The server writes it into the page
 * (web-pages.ts), together with the URLs that were prerendered.
 */
export const staticOrigin = globalThis.document?.documentElement.dataset.static;

/** The URL of a file in `public/media`: `staticFile('demo.mp4')`. */
export function staticFile(name: string): string {
  return `${staticOrigin ?? ''}/media/${name}`;
}
