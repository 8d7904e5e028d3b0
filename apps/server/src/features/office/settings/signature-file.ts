// The picture of the signature on a kwitansi: every customer with a receipt may see it, so every
// signed-in user.
import { randomUUID } from 'node:crypto';
import { AppError } from '../../../platform/app-error.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { StoredFiles } from '../../../platform/files/compare-files.ts';
import type { Files } from '../../../platform/files/files.ts';
import { prepareImage } from '../../../platform/files/pictures/images.ts';
import { sendPicture } from '../../../platform/files/pictures/private-picture.ts';
import { sweepOrphans } from '../../../platform/files/sweep-orphans.ts';
import type { ActorContext, Server } from '../../../platform/http/mount.ts';
import { changeSignature } from './change-settings.ts';
import { findSettings } from './settings.repository.ts';

const FOLDER = 'signature';
const URL = '/files/signature';

const fileKey = (id: string) => `${FOLDER}/${id}.webp`;
export const signatureUrl = (id: string | null) => (id ? `${URL}/${id}` : null);

/** Undefined when the picture is missing on this machine. */
export function readSignature(files: Files, id: string): Promise<Uint8Array | undefined> {
  return files.readIfThere(fileKey(id));
}

export async function saveSignature(context: ActorContext, image: Uint8Array): Promise<void> {
  const id = randomUUID();
  const { bytes } = await prepareImage(image, context.actor.userId);
  await context.files.save(fileKey(id), bytes);
  await replaceSignature(context, id);
}

/** The old picture goes after the change: until then a kwitansi may still show it. */
export async function replaceSignature(context: ActorContext, id: string | null): Promise<void> {
  const old = await changeSignature(context, id);
  if (old) await context.files.remove(fileKey(old));
}

export function mountSignatureFile({ app, dependencies: { files, settings } }: Server): void {
  app.get<{ Params: { id: string } }>(
    `${URL}/:id`,
    { config: { access: 'user' }, schema: { hide: true } },
    async ({ params: { id } }, reply) => {
      if (id !== settings.current.signatureId) throw new AppError('NOT_FOUND');
      return sendPicture(reply, await files.read(fileKey(id)));
    },
  );
}

type FileDependencies = Pick<Dependencies, 'clock' | 'database' | 'files'>;

async function findSignatureId({
  database,
}: Pick<Dependencies, 'database'>): Promise<string | undefined> {
  const { signatureId } = await findSettings(database.db);
  return typeof signatureId === 'string' ? signatureId : undefined;
}

export function sweepOrphanSignatures(dependencies: FileDependencies): Promise<number> {
  const findOwned = async () => {
    const id = await findSignatureId(dependencies);
    return new Set(id ? [id] : []);
  };
  return sweepOrphans(dependencies, { folder: FOLDER, findOwned });
}

export function storedSignatures(dependencies: Pick<Dependencies, 'database'>): StoredFiles {
  return { folder: FOLDER, fileKey, ids: ownIds(dependencies) };
}

async function* ownIds(dependencies: Pick<Dependencies, 'database'>): AsyncGenerator<string> {
  const id = await findSignatureId(dependencies);
  if (id) yield id;
}
