// A route with a file accepts only multipart/form-data, and no other route accepts it. Hence a
// scope of its own: the parser is registered only inside it.
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 4096;
/** The fields and the lines between the parts. */
const MAX_REST_BYTES = 64 * 1024;

// Without a limit of parts: files and fields are limited already, and the parser forgets to listen for
// errors of the parts behind that limit. Such an error would end the process (T77).
const limits = {
  files: 1,
  fields: MAX_FIELDS,
  fieldSize: MAX_FIELD_BYTES,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** A file while it arrives. The name is the sender's: never a path, never shown as HTML. */
export interface FilePart {
  stream: Readable;
  filename: string;
}

export interface FileRoute {
  file: string;
  largestFileBytes?: number | undefined;
}

/** Loads with the next `await app.after()`. */
export function acceptFiles(
  app: FastifyInstance,
  { largestFileBytes = MAX_FILE_BYTES }: Pick<FileRoute, 'largestFileBytes'>,
  mountRoutes: (scope: FastifyInstance) => void,
) {
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The body is left alone here: it is read once everything else about the request is right.
    scope.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
    scope.addHook('onRequest', async (request) => {
      const announced = Number(request.headers['content-length']);
      if (announced > largestFileBytes + MAX_REST_BYTES) throw tooLarge(largestFileBytes);
    });
    // The body of a refused request is read and discarded: a client that is cut off never sees the
    // answer.
    scope.addHook('onError', async ({ raw }) => {
      raw.resume();
    });
    mountRoutes(scope);
    done();
  });
}

export interface Form<File> {
  fields: Record<string, string>;
  file: File;
}

/** The body is the request itself, or what was read of it. */
export async function readForm<File extends { size: number }>(
  { headers }: FastifyRequest,
  body: Readable,
  route: FileRoute,
  receive: (part: FilePart) => Promise<File>,
): Promise<Form<File>> {
  if (!isMultipart(headers)) throw new AppError('UNSUPPORTED_TYPE');
  const { [route.file]: file, ...fields } = Object.fromEntries(
    await readParts(headers, body, route, receive),
  );
  if (typeof file !== 'object' || file.size === 0) {
    const message = 'Berkas belum dipilih. Pilih berkas, lalu coba lagi.';
    throw new AppError('INVALID', { message, field: route.file });
  }
  return { fields: fields as Record<string, string>, file };
}

function isMultipart(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
}

type Parts<File> = Map<string, string | File>;

/** The first failure ends the parser and the arriving file; later ones are ignored. */
function readParts<File>(
  headers: IncomingHttpHeaders,
  body: Readable,
  { file: fileField, largestFileBytes = MAX_FILE_BYTES }: FileRoute,
  receive: (part: FilePart) => Promise<File>,
): Promise<Parts<File>> {
  const form: Parts<File> = new Map();
  let received: Promise<unknown> = Promise.resolve();
  let arriving: Readable | undefined;
  let [hasFailed, isFinished] = [false, false];
  return new Promise((resolve, reject) => {
    // Its `close` has been, and nothing more would happen here.
    if (body.destroyed) throw new AppError('MALFORMED');
    const parser = openParser(headers, largestFileBytes);

    function fail(error: unknown): void {
      if (hasFailed) return;
      hasFailed = true;
      const failure = describeFailure(error);
      body.unpipe(parser);
      body.resume();
      parser.destroy();
      arriving?.destroy(failure);
      received.finally(() => reject(failure)).catch(() => undefined);
    }

    parser.on('field', (name, value, _isNameCut, isCut) => {
      if (name === fileField || form.has(name)) fail(new AppError('MALFORMED'));
      else if (isCut) fail(new AppError('TOO_LARGE'));
      else form.set(name, value);
    });
    parser.on('file', (name, stream, filename) => {
      // Always: an error without a listener ends the process.
      stream.on('error', fail);
      stream.on('limit', () => fail(tooLarge(largestFileBytes)));
      if (name !== fileField) fail(new AppError('MALFORMED'));
      if (hasFailed) {
        stream.destroy();
        return;
      }
      arriving = stream;
      received = receive({ stream, filename }).then((file) => form.set(name, file));
      received.catch(fail);
    });
    for (const limit of ['filesLimit', 'fieldsLimit'] as const) {
      parser.on(limit, () => fail(tooLarge(largestFileBytes)));
    }
    parser.on('error', fail);
    parser.on('finish', () => {
      isFinished = true;
      received.then(() => resolve(form), fail);
    });
    body.on('error', fail);
    // A part without headers would keep the parser waiting for ever; complete forms are finished by
    // now.
    body.on('end', async () => {
      await setImmediate();
      await received.catch(() => undefined);
      await setImmediate();
      if (!isFinished) fail(new AppError('MALFORMED'));
    });
    body.on('close', () => {
      if (!body.readableEnded) fail(new AppError('MALFORMED'));
    });
    body.pipe(parser);
  });
}

/** Throws where the header names no boundary. */
function openParser(headers: IncomingHttpHeaders, fileSize: number) {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits: { ...limits, fileSize } });
  } catch {
    throw new AppError('MALFORMED');
  }
}

/** The parser's errors are the client's fault: a truncated body, a wrong boundary. */
function describeFailure(error: unknown): Error {
  // A system error is our fault: a disk that cannot be written.
  const { syscall } = error as NodeJS.ErrnoException;
  if (error instanceof Error && (error instanceof AppError || syscall !== undefined)) return error;
  return new AppError('MALFORMED');
}

function tooLarge(largestFileBytes: number): AppError {
  const megabytes = largestFileBytes / 1024 / 1024;
  const message = `Berkas terlalu besar. Ukuran paling besar ${megabytes} MB.`;
  return new AppError('TOO_LARGE', { message });
}
