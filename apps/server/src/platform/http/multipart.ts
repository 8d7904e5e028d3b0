// A route with a file takes multipart/form-data and nothing else; all other routes take no multipart.
// Hence a scope of its own: the parser is known only inside it.
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_FIELDS = 10;
const MAX_FIELD_BYTES = 1024;
/** The file, the fields and the lines between them. */
const MAX_REQUEST_BYTES = MAX_FILE_BYTES + 64 * 1024;
const MEGABYTES = MAX_FILE_BYTES / 1024 / 1024;

const limits = {
  files: 1,
  fileSize: MAX_FILE_BYTES,
  fields: MAX_FIELDS,
  fieldSize: MAX_FIELD_BYTES,
  fieldNameSize: 100,
  parts: MAX_FIELDS + 1,
  headerPairs: 20,
};

/** The name is the sender's: never a path, never shown as HTML. */
export interface UploadedFile {
  bytes: Buffer;
  filename: string;
}

/** Loads with the next `await app.after()`. */
export function acceptFiles(app: FastifyInstance, mountRoutes: (scope: FastifyInstance) => void) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits });
    scope.addHook('onRequest', async (request) => {
      if (Number(request.headers['content-length']) > MAX_REQUEST_BYTES) throw tooLarge();
    });
    mountRoutes(scope);
  });
}

/** The text fields become the body, the file stands beside them under its own name. */
export async function readForm(request: FastifyRequest, fileField: string): Promise<void> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
  const form = await readParts(request, fileField);
  const file = form.get(fileField);
  if (typeof file !== 'object' || file.bytes.length === 0) {
    const message = 'Berkas belum dipilih. Pilih berkas, lalu coba lagi.';
    throw new AppError('INVALID', { message, field: fileField });
  }
  request.body = Object.fromEntries(form);
}

type Form = Map<string, string | UploadedFile>;

async function readParts(request: FastifyRequest, fileField: string): Promise<Form> {
  const form: Form = new Map();
  try {
    for await (const part of request.parts()) {
      const isExpected = (part.type === 'file') === (part.fieldname === fileField);
      if (!isExpected || form.has(part.fieldname)) throw new AppError('MALFORMED');
      form.set(part.fieldname, await contentOf(part));
    }
    return form;
  } catch (error) {
    // The rest is read into nothing: a sender that is cut off never gets to see the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw describeFailure(error);
  }
}

async function contentOf(part: Multipart): Promise<string | UploadedFile> {
  if (part.type === 'file') return { bytes: await part.toBuffer(), filename: part.filename };
  if (part.valueTruncated) throw tooLarge();
  if (typeof part.value !== 'string') throw new AppError('MALFORMED');
  return part.value;
}

/** The parser throws plain errors for what is the sender's fault: a cut body, a wrong boundary. */
function describeFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { statusCode } = error as { statusCode?: number };
  return statusCode === 413 ? tooLarge() : new AppError('MALFORMED');
}

function tooLarge(): AppError {
  const message = `Berkas terlalu besar. Ukuran paling besar ${MEGABYTES} MB.`;
  return new AppError('TOO_LARGE', { message });
}
