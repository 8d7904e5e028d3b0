// Pictures that show bank accounts or broken boxes: only their owners and the admins who decide about
// them may see them.
import { type AdminArea, hasAdminArea } from '@timesync/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { Files } from '../files.ts';

/** Opened by itself a picture loads nothing and is in no frame. */
const PICTURE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

interface PrivatePictures {
  area: AdminArea;
  /** `/files/proof` serves `/files/proof/<uuid>`. */
  path: string;
  files: Files;
  /** Whether there is such a picture; with `userId`, for this customer. */
  isVisible: (id: string, userId: number | undefined) => Promise<boolean>;
  fileKey: (id: string) => string;
}

const params = z.strictObject({ id: z.uuid() });

export function mountPrivatePictures(app: FastifyInstance, pictures: PrivatePictures): void {
  const { area, path, files, isVisible, fileKey } = pictures;
  app.get<{ Params: z.infer<typeof params> }>(
    `${path}/:id`,
    { config: { access: 'user' }, schema: { params, hide: true } },
    async ({ actor, log, params: { id } }, reply) => {
      if (!actor) throw new AppError('NOT_SIGNED_IN');
      const viewer = hasAdminArea(actor, area) ? undefined : actor.userId;
      if (!(await isVisible(id, viewer))) throw new AppError('NOT_FOUND');
      const picture = await files.readIfThere(fileKey(id));
      if (!picture) {
        // On another machine's disk, or lost: the row exists, so an operator has to look.
        log.error({ file: fileKey(id) }, 'file missing');
        throw new AppError('NOT_FOUND');
      }
      return sendPicture(reply, picture);
    },
  );
}

export function sendPicture(
  reply: FastifyReply,
  bytes: Uint8Array,
  cacheControl = 'private, no-store',
): FastifyReply {
  return reply
    .type('image/webp')
    .header('cache-control', cacheControl)
    .header('content-security-policy', PICTURE_POLICY)
    .header('cross-origin-resource-policy', 'same-site')
    .send(bytes);
}
