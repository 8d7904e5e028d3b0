// For a box with internet: it shows its token and gets the settings of its licence. A box that was
// moved or released since gets nothing.
import * as contract from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { etagOf, isKnown } from '../../../../platform/http/answers/negotiate.ts';
import type { Server } from '../../../../platform/http/mount.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { toDeviceId } from '../device-id.ts';
import { findLicense } from '../load-license.repository.ts';
import { listClockVersions } from './clock-settings.repository.ts';
import { clockSigner } from './sign-clock.ts';

const BEARER = /^Bearer (JM1-[0-9A-Z]{167})$/;

export function mountDeviceClock({ app, dependencies }: Server): void {
  const { database, licenseKeys, limits } = dependencies;
  const sign = clockSigner(licenseKeys);
  const signingKeys = new Map(
    [...licenseKeys.byId].map(([id, key]) => [id, key.signing.publicKey]),
  );

  /** The licence that this token binds to its device now. */
  async function licenseOf(token: string): Promise<number | undefined> {
    const verified = await contract.verifyToken(token, signingKeys);
    if (!verified.ok) return undefined;
    const { licensePublicId, deviceId, sequence } = verified.payload;
    const id = Buffer.from(licensePublicId).readUIntBE(0, 6);
    if (id > contract.LARGEST_ROW_ID) return undefined;
    const license = await findLicense(database.db, { id });
    const { activation } = license ?? {};
    const isBound =
      activation?.sequence === sequence && activation.deviceId === toDeviceId(deviceId);
    return isBound && !license?.isRevoked && !license?.isSuspended ? id : undefined;
  }

  app.get(
    contract.getDeviceClock.path,
    {
      config: { access: contract.getDeviceClock.access },
      schema: {
        summary: contract.getDeviceClock.summary,
        operationId: `GET ${contract.getDeviceClock.path}`,
        tags: ['device'],
        response: {
          ...contract.getDeviceClock.responses,
          '4xx': contract.errorBody,
          '5xx': contract.errorBody,
        },
      },
    },
    async (request, reply) => {
      await limits.spend('licenseChecksPerAddress', networkKey(request.ip));
      const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
      const licenseId = token && (await licenseOf(token));
      if (!licenseId) throw new AppError('DEVICE_TOKEN_REFUSED');
      const [newest] = await listClockVersions(database.db, licenseId, 1);
      if (!newest) {
        throw new AppError('NOT_FOUND', { message: 'Jam lisensi ini belum diatur.' });
      }
      const etag = etagOf(`${licenseId} ${newest.counter}`);
      reply.header('etag', etag).header('cache-control', 'private, no-cache');
      if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
      return reply.send({ counter: newest.counter, code: await sign(licenseId, newest) });
    },
  );
}
