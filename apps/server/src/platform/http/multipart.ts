// A route with a file takes multipart/form-data and nothing else; all other routes take no multipart.
// Hence a scope of its own: the parser is known only inside it. A file goes into memory, or to the disk
// where the route says that it may be large.
import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 4096;
/** The fields and the lines between the parts. */
const MAX_REST_BYTES = 64 * 1024;

const limits = {
  files: 1,
  fields: MAX_FIELDS,
  fieldSize: MAX_FIELD_BYTES,
  fieldNameSize: 100,
  parts: MAX_FIELDS + 1,
  headerPairs: 20,
};

/** The name is the sender's: never a path, never shown as HTML. */
export interface UploadedFile {
  bytes: Buffer;
  size: number;
  filename: string;
}

interface FileRoute {
  file: string;
  largestFileBytes?: number | undefined;
}

/** Loads with the next `await app.after()`. */
export function acceptFiles(
  app: FastifyInstance,
  { largestFileBytes = MAX_FILE_BYTES }: FileRoute,
  mountRoutes: (scope: FastifyInstance) => void,
) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: { ...limits, fileSize: largestFileBytes } });
    scope.addHook('onRequest', async (request) => {
      const announced = Number(request.headers['content-length']);
      if (announced > largestFileBytes + MAX_REST_BYTES) throw tooLarge(largestFileBytes);
    });
    mountRoutes(scope);
  });
}

/** The text fields become the body, the file stands beside them under its own name. */
export async function readForm<File extends { size: number }>(
  request: FastifyRequest,
  route: FileRoute,
  receive: (part: MultipartFile) => Promise<File>,
): Promise<void> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
  const form = await readParts(request, route, receive);
  const file = form.get(route.file);
  if (typeof file !== 'object' || file.size === 0) {
    const message = 'Berkas belum dipilih. Pilih berkas, lalu coba lagi.';
    throw new AppError('INVALID', { message, field: route.file });
  }
  request.body = Object.fromEntries(form);
}

/** For all but large files. */
export async function receiveInMemory(part: MultipartFile): Promise<UploadedFile> {
  const bytes = await part.toBuffer();
  return { bytes, size: bytes.length, filename: part.filename };
}

type Form<File> = Map<string, string | File>;

async function readParts<File>(
  request: FastifyRequest,
  { file: fileField, largestFileBytes = MAX_FILE_BYTES }: FileRoute,
  receive: (part: MultipartFile) => Promise<File>,
): Promise<Form<File>> {
  const form: Form<File> = new Map();
  try {
    for await (const part of request.parts()) {
      const isExpected = (part.type === 'file') === (part.fieldname === fileField);
      if (!isExpected || form.has(part.fieldname)) throw new AppError('MALFORMED');
      form.set(part.fieldname, part.type === 'file' ? await receive(part) : textOf(part));
    }
    return form;
  } catch (error) {
    // The rest is read into nothing: a sender that is cut off never gets to see the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw describeFailure(error, largestFileBytes);
  }
}

function textOf({ valueTruncated, value }: MultipartValue): string {
  if (valueTruncated) throw new AppError('TOO_LARGE');
  if (typeof value !== 'string') throw new AppError('MALFORMED');
  return value;
}

/** The parser throws plain errors for what is the sender's fault: a cut body, a wrong boundary. */
function describeFailure(error: unknown, largestFileBytes: number): unknown {
  const { statusCode, syscall } = error as NodeJS.ErrnoException & { statusCode?: number };
  // What the system refuses is our fault: a disk that cannot be written.
  if (error instanceof AppError || syscall !== undefined) return error;
  return statusCode === 413 ? tooLarge(largestFileBytes) : new AppError('MALFORMED');
}

function tooLarge(largestFileBytes: number): AppError {
  const megabytes = largestFileBytes / 1024 / 1024;
  const message = `Berkas terlalu besar. Ukuran paling besar ${megabytes} MB.`;
  return new AppError('TOO_LARGE', { message });
}
