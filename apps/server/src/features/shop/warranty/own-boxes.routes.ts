import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, type Context, mount } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import {
  findBox,
  findBoxOfClaim,
  findBySerial,
  isClaimPhotoOf,
  listOwnBoxes,
} from '../../../reads/boxes.ts';
import { listDevices, presentDevice } from '../../licenses/licensing/list-devices.ts';
import { addClaimPhoto, answerClaim } from './add-to-claim.ts';
import type { BoxRow } from './box-row.ts';
import { claimPhotos } from './claim-photos.ts';
import { claimWarranty } from './claim-warranty.ts';
import { presentBox } from './present-box.ts';

export function mountOwnBoxes(app: FastifyInstance, dependencies: Dependencies): void {
  claimPhotos.mount(app, dependencies, isClaimPhotoOf);

  mount(
    app,
    dependencies,
    contract.listOwnBoxes,
    async ({ actor, clock, database }, { params }) => {
      const line = { userId: actor.userId, orderLineId: params.id };
      const boxes = await listOwnBoxes(database.db, line);
      if (!boxes) throw new AppError('NOT_FOUND', { message: 'Produk tidak ditemukan.' });
      const devices = await listDevices(database.db, { userId: actor.userId });
      const data = boxes.map((box) => presentBox(box, clock.now()));
      return answer(200, { data, devices: devices.map(presentDevice) });
    },
  );

  mount(app, dependencies, contract.claimWarranty, async (context, { params, body, file }) => {
    const { reason, deviceId } = body;
    await claimWarranty(
      { ...context, findBox },
      { boxId: params.id, reason, deviceId, picture: file.bytes },
    );
    const own = { id: params.id, userId: context.actor.userId };
    const box = await findBox(context.database.db, own);
    return answer(201, show(context, box));
  });

  mount(app, dependencies, contract.addClaimPhoto, async (context, { params, file }) => {
    await addClaimPhoto({ ...context, findBox }, { claimId: params.id, picture: file.bytes });
    return answer(201, show(context, await findBoxOfClaim(context.database.db, params.id)));
  });

  mount(app, dependencies, contract.answerClaim, async (context, { params, body }) => {
    await answerClaim({ ...context, findBox }, { claimId: params.id, answer: body.answer });
    return answer(200, show(context, await findBoxOfClaim(context.database.db, params.id)));
  });

  mount(app, dependencies, contract.checkSerial, async (context, { body }) => {
    await context.limits.spend('licenseChecksPerAddress', networkKey(context.client.address));
    const box = await findBySerial(context.database.db, body.serial);
    if (!box) throw new AppError('SERIAL_UNKNOWN', { field: 'serial' });
    const { product, until, isReplaced } = box;
    const state = box.isPaid ? contract.warrantyStateOf(box, context.clock.now()) : 'none';
    return answer(200, { product, state, until: state === 'none' ? null : until, isReplaced });
  });
}

function show({ clock }: Context, box: BoxRow | undefined): contract.OwnBox {
  if (!box) throw new AppError('NOT_FOUND', { message: 'Box tidak ditemukan.' });
  return presentBox(box, clock.now());
}
