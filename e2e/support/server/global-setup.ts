import { startServer } from './server.ts';

/** One real server with an empty embedded database for the whole run; gives back how to end it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer({ port: process.env.E2E_PORT });
  process.env.E2E_BASE_URL = server.url;
  process.env.E2E_OUTBOX = server.outbox;
  return server.stop;
}
