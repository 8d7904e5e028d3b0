import type { inspectRequest, RouteOutput } from '@timesync/contract';

/** A device together with the Kode Perangkat that it was read from. */
export type ReadDevice = RouteOutput<typeof inspectRequest> & { request: string };
