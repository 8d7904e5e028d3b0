import * as contract from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import {
  type ActorContext,
  answer,
  type Context,
  type Server,
} from '../../../../platform/http/mount.ts';
import { answerList } from '../../../../platform/lists/answer-list.ts';
import { findShownLicense, ownLicenses, type ShownLicense } from '../../../../reads/licenses.ts';
import {
  countBoughtBy,
  licensesBoughtBy,
  type MitraLicenseRow,
} from '../../../../reads/mitra-licenses.ts';
import { activateLicense } from '../activate-license.ts';
import { type DeviceId, presentDeviceId } from '../device-id.ts';
import { handOutLicense, takeBackLicense } from '../handouts/hand-out-license.ts';
import { canBeHandedOut } from '../handouts/handout-obstacle.ts';
import { takeLicense } from '../handouts/take-license.ts';
import { attemptWithKey, readLicenseKey } from '../license-attempts.ts';
import type { LicenseReference } from '../load-license.repository.ts';
import { presentActivation, presentOwnLicense } from '../present-license.ts';
import { releaseByOwner } from '../releasing/release-by-owner.ts';
import { openRequest } from '../tokens/license-crypto.ts';
import { ensureToken, type LicenseSigner, licenseSigner } from '../tokens/license-signer.ts';
import { requestTransfer } from '../transfers/request-transfer.ts';

export function mountOwnLicenses({ dependencies, mount }: Server): void {
  const { licenseKeys } = dependencies;
  const signer = licenseSigner(licenseKeys);

  mount(contract.listOwnLicenses, async ({ actor, clock, database }, { query }) => {
    const now = clock.now();
    const deviceType = query.deviceType && contract.parseDeviceType(query.deviceType);
    const source = ownLicenses(actor.userId, query.deviceType ? (deviceType ?? '') : undefined);
    const asRead = (license: ShownLicense) => license;
    const list = await answerList(database.db, source, query, asRead);
    const show = async (license: ShownLicense) =>
      presentOwnLicense(await ensureToken(database.db, signer, license), now);
    return answer(200, { ...list, data: await Promise.all(list.data.map(show)) });
  });

  mount(contract.listMitraLicenses, async (context, { query }) => {
    const { actor, clock, database } = context;
    const buyer = { userId: actor.userId, now: clock.now() };
    const list = await answerList(database.db, licensesBoughtBy(buyer), query, presentBought);
    return answer(200, { ...list, counts: await countBoughtBy(database.db, buyer) });
  });

  mount(contract.getOwnLicense, async (context, { params }) =>
    answer(200, await showOwnLicense(context, signer, params.id)),
  );

  mount(contract.inspectRequest, async (_context, { body }) => {
    const { device } = await openRequest(licenseKeys, body.request);
    return answer(200, { deviceId: presentDeviceId(device.id), deviceType: device.type });
  });

  mount(contract.activateByRequest, async (context, { body }) => {
    await context.limits.spend('activationsPerUser', String(context.actor.userId));
    const { device, ...offline } = await openRequest(licenseKeys, body.request);
    const { licenseId, licenseKey, deviceName } = body;
    const activate = (license: LicenseReference) =>
      activateLicense(context, signer, {
        license,
        device: { ...device, name: deviceName },
        offline,
      });
    // One of the customer's licences, or any key that he can type: knowing the key is enough to use
    // it.
    const { activation } =
      licenseId === undefined
        ? await withTypedKey(context, { typed: licenseKey ?? '', deviceId: device.id }, activate)
        : await activate({ id: licenseId, userId: context.actor.userId });
    return answer(200, presentActivation(activation));
  });

  mount(contract.releaseOwnLicense, async (context, { params }) => {
    await releaseByOwner(context, params.id);
    return answer(200, await showOwnLicense(context, signer, params.id));
  });

  mount(contract.handOutLicense, async (context, { params }) => {
    return answer(200, await handOutLicense(context, params.id));
  });

  mount(contract.takeBackLicense, async (context, { params }) => {
    await takeBackLicense(context, params.id);
    return answer(200, await showOwnLicense(context, signer, params.id));
  });

  mount(contract.takeLicense, async (context, { body }) => {
    const id = await takeLicense(context, body);
    return answer(200, await showOwnLicense(context, signer, id));
  });

  mount(contract.requestTransfer, async (context, { params, body, file }) => {
    await requestTransfer(context, { licenseId: params.id, note: body.note, picture: file.bytes });
    return answer(201, await showOwnLicense(context, signer, params.id));
  });
}

async function withTypedKey<T>(
  context: Context,
  { typed, deviceId }: { typed: string; deviceId: DeviceId },
  work: (license: LicenseReference) => Promise<T>,
): Promise<T> {
  const licenseKey = await readLicenseKey(context, typed);
  return attemptWithKey(context, { licenseKey, deviceId }, () => work({ licenseKey }));
}

async function showOwnLicense(
  { actor, clock, database: { db } }: ActorContext,
  signer: LicenseSigner,
  id: number,
): Promise<contract.OwnLicense> {
  const license = await findShownLicense(db, { id, userId: actor.userId });
  if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
  return presentOwnLicense(await ensureToken(db, signer, license), clock.now());
}

function presentBought(row: MitraLicenseRow): contract.MitraLicense {
  const { isOwn, role, isBox, isRevoked, isSuspended, isBound, boughtAt, activatedAt, ...shown } =
    row;
  const status = contract.licenseStatusOf({ isRevoked, isSuspended, isBound });
  return {
    ...shown,
    status,
    canBeHandedOut: isOwn && canBeHandedOut({ isBox, status }, role),
    boughtAt: boughtAt.toISOString(),
    activatedAt: activatedAt?.toISOString() ?? null,
  };
}
