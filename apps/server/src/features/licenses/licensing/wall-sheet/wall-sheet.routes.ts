import { idParams, wallSheetPath, wallSheetSizes } from '@timesync/contract';
import { z } from 'zod';
import { AppError } from '../../../../platform/app-error.ts';
import { sendPdf } from '../../../../platform/http/answers/send-pdf.ts';
import type { Server } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { findShownLicense } from '../../../../reads/licenses.ts';
import { clockSigner, showClockCode } from '../clock/sign-clock.ts';
import { presentOwnLicense } from '../present-license.ts';
import { ensureToken, licenseSigner } from '../tokens/license-signer.ts';
import { wallSheet } from './wall-sheet.ts';

const query = z.object({ ukuran: z.enum(wallSheetSizes).default('A6') });

export function mountWallSheet({ app, dependencies }: Server): void {
  const { clock, config, database, licenseKeys, limits, settings } = dependencies;
  const signer = licenseSigner(licenseKeys);
  const signClock = clockSigner(licenseKeys);
  app.get<{ Params: { id: number }; Querystring: z.infer<typeof query> }>(
    wallSheetPath,
    { config: { access: 'user' }, schema: { params: idParams, querystring: query, hide: true } },
    async ({ actor, ip, params, query: { ukuran } }, reply) => {
      if (!actor) throw new AppError('NOT_SIGNED_IN');
      const found = await findShownLicense(database.db, {
        id: params.id,
        userId: actor.userId,
      });
      if (!found) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
      const license = presentOwnLicense(await ensureToken(database.db, signer, found), clock.now());
      const { activation } = license;
      if (license.status !== 'active' || !activation) {
        throw new AppError('NOT_FOUND', { message: 'Lembar ini ada setelah lisensinya aktif.' });
      }
      await limits.spend('drawingsPerAddress', networkKey(ip));
      const { whatsappNumber, warrantyMonths } = settings.current.shop;
      const bytes = await wallSheet(
        {
          license,
          activation,
          ownerName: found.mosque?.name ?? actor.profile.name,
          publicUrl: config.publicUrl,
          whatsappNumber,
          clockCode: await showClockCode(database.db, signClock, params.id),
          warrantyMonths: found.isBox ? (found.warrantyMonths ?? warrantyMonths) : null,
        },
        ukuran,
      );
      return sendPdf(reply, 'jam-masjid-aktif-permanen', bytes);
    },
  );
}
