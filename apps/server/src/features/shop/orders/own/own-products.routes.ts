import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../platform/app-error.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { answer, mount } from '../../../../platform/http/mount.ts';
import { findShownLicense } from '../../../../reads/licenses.ts';
import { findOwnLine, listOwnLines, type OwnLine } from '../../../../reads/own-products.ts';
import { presentLine } from '../present-order.ts';
import { fileOwnLicense } from './file-own-license.ts';

export function mountOwnProducts(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listOwnProducts, async ({ actor, database }, { query }) => {
    const { lines, total } = await listOwnLines(database.db, actor.userId, query);
    return answer(200, contract.toPage(lines.map(presentOwn), total, query));
  });

  mount(app, dependencies, contract.getOwnProduct, async ({ actor, database }, { params }) => {
    const line = await findOwnLine(database.db, actor.userId, params.id);
    if (!line) throw new AppError('NOT_FOUND', { message: 'Produk tidak ditemukan.' });
    return answer(200, presentOwn(line));
  });

  mount(app, dependencies, contract.fileLicense, async (context, { params, body }) => {
    const { id } = params;
    await fileOwnLicense(context, { licenseId: id, mosqueId: body.mosqueId, room: body.room });
    const { actor, database } = context;
    const license = await findShownLicense(database.db, { id, userId: actor.userId });
    if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
    return answer(200, { id, mosque: license.mosque, room: license.room });
  });
}

function presentOwn(line: OwnLine): contract.OwnProduct {
  const { invoiceNumber, licenses, mosque, paidAt } = line;
  return {
    ...presentLine(line, true),
    licenses,
    invoiceNumber,
    mosque,
    paidAt: paidAt.toISOString(),
  };
}
