/** Set at build time when the API lives on another host than the pages. */
export const API_BASE: string = import.meta.env.VITE_API_URL ?? '';
