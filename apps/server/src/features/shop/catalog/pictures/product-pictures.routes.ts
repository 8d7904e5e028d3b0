import { removeProductPicture, setProductPicture } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../../platform/app-error.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { PICTURE_POLICY } from '../../../../platform/files/pictures/private-picture.ts';
import { answer, mount } from '../../../../platform/http/mount.ts';
import { productPictureKey, replacePicture, saveProductPicture } from './product-pictures.ts';

const params = z.strictObject({ id: z.uuid() });
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function mountProductPictures(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, setProductPicture, async (context, { params: { id }, file }) => {
    await saveProductPicture(context, id, file.bytes);
    return answer(200, { message: 'Gambar produk disimpan' });
  });

  mount(app, dependencies, removeProductPicture, async (context, { params: { id } }) => {
    await replacePicture(context, id, null);
    return answer(200, { message: 'Gambar produk dihapus' });
  });

  app.get<{ Params: z.infer<typeof params> }>(
    '/files/products/:id',
    { config: { access: 'public' }, schema: { params, hide: true } },
    async ({ params: { id } }, reply) => {
      const picture = await dependencies.files.readIfThere(productPictureKey(id));
      if (!picture) throw new AppError('NOT_FOUND');
      return reply
        .type('image/webp')
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('content-security-policy', PICTURE_POLICY)
        .header('cross-origin-resource-policy', 'same-site')
        .send(picture);
    },
  );
}
