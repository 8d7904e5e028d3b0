// An upload is read into memory once it is complete, so there are few at a time (T78). Customers
// have places of their own, and so have admins: nothing that customers do stops the office.
import type { ErrorCode } from '@timesync/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { networkKey } from '../../limits/network-key.ts';
import { LONGEST_BODY_MS } from './body-deadline.ts';

const MAX_PER_PERSON = 2;
const MAX_OF_CUSTOMERS = 6;
const MAX_OF_ADMINS = 3;
/** The time that a body may take (decision 0070). */
const WHOLE_BODY_MS = 120_000;
const FIRST_GRACE_MS = 10_000;
/** Bytes a second. The slowest line that a photo can be sent over, EDGE, brings five times as much. */
const LEAST_RATE = 2_048;

interface OpenUpload {
  person: number | string;
  network: string;
  isAdmin: boolean;
  isLarge: boolean;
  request: FastifyRequest;
  startedAt: number;
  /** Bytes that the connection had read before this request. */
  bytesBefore: number;
}

const open = new Set<OpenUpload>();

export function uploadFigures() {
  forgetHanging();
  return { open: open.size, most: MAX_OF_CUSTOMERS + MAX_OF_ADMINS };
}

/**
 * The place is held until the work is done, also when the caller is gone. A large file stays on the
 * disk and takes no memory: it counts for its person only.
 */
export async function inUploadPlace<T>(
  request: FastifyRequest,
  isLarge: boolean,
  work: () => Promise<T>,
): Promise<T> {
  const { actor, ip, raw } = request;
  // Nobody waits for the answer any more.
  if (raw.socket?.destroyed) throw new AppError('MALFORMED');
  const network = networkKey(ip);
  const upload: OpenUpload = {
    person: actor?.userId ?? network,
    network,
    isAdmin: actor?.role === 'admin',
    isLarge,
    request,
    startedAt: Date.now(),
    bytesBefore: raw.socket?.bytesRead ?? 0,
  };
  forgetHanging();
  makeRoom(upload);
  open.add(upload);
  try {
    return await work();
  } finally {
    open.delete(upload);
  }
}

/** Work that goes on so long after its caller has gone will not end. */
function forgetHanging(): void {
  for (const upload of open) {
    const isGone = upload.request.raw.socket?.destroyed;
    if (isGone && ageOf(upload) > WHOLE_BODY_MS) open.delete(upload);
  }
}

function makeRoom(newcomer: OpenUpload): void {
  const own = [...open].filter(({ person }) => person === newcomer.person);
  if (own.length >= MAX_PER_PERSON) cutOff(own.find(isTooSlow), 'TOO_MANY_REQUESTS');
  if (newcomer.isLarge) return;
  const { isAdmin } = newcomer;
  const rivals = [...open].filter((upload) => !upload.isLarge && upload.isAdmin === isAdmin);
  if (rivals.length < (isAdmin ? MAX_OF_ADMINS : MAX_OF_CUSTOMERS)) return;
  cutOff(rivals.find(isTooSlow) ?? ofFullestNetwork(rivals, newcomer), 'BUSY');
}

/** When all places are taken, an upload that is too slow is cut off for the next; without one, the next is refused. */
function cutOff(upload: OpenUpload | undefined, refusal: ErrorCode): void {
  if (!upload) throw new AppError(refusal);
  open.delete(upload);
  upload.request.raw.destroy();
}

/** Networks share the places: the one that has most gives its slowest to one with two less. */
function ofFullestNetwork(rivals: OpenUpload[], newcomer: OpenUpload): OpenUpload | undefined {
  const byNetwork = Map.groupBy(rivals, ({ network }) => network);
  const own = byNetwork.get(newcomer.network)?.length ?? 0;
  const [fullest = []] = [...byNetwork.values()].toSorted((a, b) => b.length - a.length);
  if (fullest.length < own + 2) return undefined;
  return fullest.filter(isArriving).toSorted((a, b) => rateOf(a) - rateOf(b))[0];
}

const ageOf = ({ startedAt }: OpenUpload) => Date.now() - startedAt;
const isArriving = ({ request }: OpenUpload) => !request.raw.complete;
const arrivedOf = ({ request, bytesBefore }: OpenUpload) =>
  (request.raw.socket?.bytesRead ?? 0) - bytesBefore;
const rateOf = (upload: OpenUpload) => (arrivedOf(upload) / Math.max(1, ageOf(upload))) * 1000;

/** It brings too little a second, or cannot be complete in time. */
function isTooSlow(upload: OpenUpload): boolean {
  const age = ageOf(upload);
  if (age < FIRST_GRACE_MS || !isArriving(upload)) return false;
  const announced = Number(upload.request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const wholeMs = upload.isLarge ? LONGEST_BODY_MS : WHOLE_BODY_MS;
  return rateOf(upload) < LEAST_RATE || arrivedOf(upload) / announced < age / wholeMs;
}
