/** Twin of the address in lib/api-client.ts: set when the API lives on another host. */
export const API_BASE: string = import.meta.env.VITE_API_URL ?? '';
