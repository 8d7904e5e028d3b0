// Every upload is read into memory once it is complete, so there are few at a time (T78). They are
// counted before the first byte of the body is read.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Point } from '../../limits/limits.ts';

const MAX_PER_PERSON = 2;
const MAX_EVERYWHERE = 8;
/** The time that a body may take (decision 0009). */
const WHOLE_BODY_MS = 120_000;
const FIRST_GRACE_MS = 10_000;

interface OpenUpload {
  person: number | string;
  request: FastifyRequest;
  startedAt: number;
  /** Bytes that the connection had read before this request. */
  bytesBefore: number;
  isLarge: boolean;
}

const open = new Set<OpenUpload>();

/** A large file stays on the disk and takes no memory: it counts for its person only. */
export function enterUpload(request: FastifyRequest, reply: FastifyReply, isLarge: boolean): void {
  const person = request.actor?.userId ?? request.ip;
  const own = [...open].filter((upload) => upload.person === person);
  if (own.length >= MAX_PER_PERSON) throw new AppError('TOO_MANY_REQUESTS');
  if (!isLarge) makeRoom();
  const bytesBefore = request.raw.socket?.bytesRead ?? 0;
  const upload = { person, request, startedAt: Date.now(), bytesBefore, isLarge };
  open.add(upload);
  reply.raw.once('close', () => open.delete(upload));
}

/** When all places are taken, an upload that cannot finish in time is cut off for the next one. */
function makeRoom(): void {
  const small = [...open].filter(({ isLarge }) => !isLarge);
  if (small.length < MAX_EVERYWHERE) return;
  const hopeless = small.find(isTooSlow);
  if (!hopeless) throw new AppError('BUSY');
  open.delete(hopeless);
  hopeless.request.raw.destroy();
}

function isTooSlow({ request, startedAt, bytesBefore }: OpenUpload): boolean {
  const age = Date.now() - startedAt;
  if (age < FIRST_GRACE_MS || request.raw.complete) return false;
  const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const arrived = (request.raw.socket?.bytesRead ?? 0) - bytesBefore;
  return arrived / announced < age / WHOLE_BODY_MS;
}

declare module 'fastify' {
  interface FastifyRequest {
    uploadPoint: Point | undefined;
  }
}

/** Customers' uploads are counted; the admins' are not. */
export async function spendUploadPoint(
  request: FastifyRequest,
  { limits }: Dependencies,
): Promise<void> {
  if (request.actor?.role !== 'user') return;
  const point = ['proofsPerUser', String(request.actor.userId)] as const;
  await limits.spend(...point);
  request.uploadPoint = point;
}

/** An upload that was refused because the server is busy costs no points. */
export function refundUploadPoints(scope: FastifyInstance, { limits }: Dependencies): void {
  scope.decorateRequest('uploadPoint');
  scope.addHook('onError', async ({ uploadPoint }, _reply, error) => {
    const isBusy = error instanceof AppError && error.status === 503;
    if (uploadPoint && isBusy) await limits.refund([uploadPoint]);
  });
}
