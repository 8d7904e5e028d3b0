// The owner's code as his provider issued it. It is public for everybody who pays.
import { saveQrisPicture } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../../platform/app-error.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { prepareImage } from '../../../../platform/files/pictures/images.ts';
import { PICTURE_POLICY } from '../../../../platform/files/pictures/private-picture.ts';
import { readQrPicture } from '../../../../platform/files/pictures/read-qr-picture.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import { answer, mount } from '../../../../platform/http/mount.ts';
import { lockPaymentAccount, showPaymentAccount } from '../payment-accounts.repository.ts';
import { findPicture, savePicture } from './qris-pictures.repository.ts';

const params = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});

const OTHER =
  'Kode di gambar ini tidak terbaca atau bukan kode yang tersimpan. Pakai gambar asli dari penyedia QRIS.';

export function mountQrisPictures(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies;

  mount(app, dependencies, saveQrisPicture, async (context, { params: { id }, file }) => {
    const { bytes: picture } = await prepareImage(file.bytes, context.actor.userId);
    const code = await readQrPicture(picture);
    await database.transaction(async (tx) => {
      const account = await lockPaymentAccount(tx, id);
      if (account?.type !== 'qris') throw new AppError('NOT_FOUND');
      if (code !== account.qrisPayload)
        throw new AppError('INVALID', { field: 'file', message: OTHER });
      await savePicture(tx, { paymentAccountId: id, picture, savedAt: context.clock.now() });
      await recordChange(tx, context, ['payment account', id], 'change picture');
    });
    return answer(200, await showPaymentAccount(database.db, id));
  });

  app.get<{ Params: z.infer<typeof params> }>(
    '/files/qris/:id',
    { config: { access: 'user' }, schema: { params, hide: true } },
    async ({ params: { id } }, reply) => {
      const picture = await findPicture(database.db, id);
      if (!picture) throw new AppError('NOT_FOUND');
      return reply
        .type('image/webp')
        .header('content-security-policy', PICTURE_POLICY)
        .header('cross-origin-resource-policy', 'same-site')
        .send(picture);
    },
  );
}
