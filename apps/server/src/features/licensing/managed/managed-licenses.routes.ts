import * as contract from '@timesync/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mountExport } from '../../../platform/csv/mount-export.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { readIdempotencyKey } from '../../../platform/http/idempotency-key.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import { runningTotal } from '../../../platform/lists/running-total.ts';
import { listHistoryOf } from '../../../reads/history.ts';
import { activateLicense } from '../activate-license.ts';
import { presentDeviceId } from '../device-id.ts';
import { giveLicenses } from '../handouts/give-licenses.ts';
import { countDevice } from '../ledger/count-device.ts';
import { movesUsed } from '../ledger/device-ledger.ts';
import { presentActivation, statusOf } from '../present-license.ts';
import { openRequest } from '../tokens/license-crypto.ts';
import { licenseSigner } from '../tokens/license-signer.ts';
import { actOnLicense } from './act-on-license.ts';
import { licensesMatching, type ManagedLicenseRow } from './managed-licenses.repository.ts';
import { presentManagedLicense, showManagedLicense } from './present-managed-license.ts';

export function mountManagedLicenses(app: FastifyInstance, dependencies: Dependencies): void {
  const { licenseKeys } = dependencies;
  const signer = licenseSigner(licenseKeys);
  const show = async (id: number) => ({
    ...(await showManagedLicense(dependencies, signer, id)),
    timeline: await listHistoryOf(dependencies.database.db, 'license', id),
  });
  const total = runningTotal(dependencies, {
    name: 'licenses',
    table: sql`licenses`,
    softDeletes: false,
  });

  mount(app, dependencies, contract.listManagedLicenses, async ({ database }, { query }) => {
    const source = await licensesMatching(database.db, query);
    const list = await answerList(database.db, source, query, total, presentManagedLicense);
    return answer(200, list);
  });

  mount(app, dependencies, contract.getManagedLicense, async (_context, { params }) =>
    answer(200, await show(params.id)),
  );

  mount(app, dependencies, contract.actOnLicense, async (context, { params, body }) => {
    await actOnLicense(context, { licenseId: params.id, ...body });
    return answer(200, await show(params.id));
  });

  mount(app, dependencies, contract.countDevice, async (context, { params, body }) => {
    await countDevice(context, { licenseId: params.id, ...body });
    return answer(200, await show(params.id));
  });

  mount(app, dependencies, contract.activateForCustomer, async (context, { params, body }) => {
    const { device, ...offline } = await openRequest(licenseKeys, body.request);
    const { activation } = await activateLicense(context, signer, {
      license: { id: params.id },
      device,
      offline,
      reason: body.reason,
    });
    return answer(200, presentActivation(activation));
  });

  mount(app, dependencies, contract.giveLicenses, async (context, { body }, { request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    return answer(201, { data: await giveLicenses(context, { ...body, idempotencyKey }) });
  });

  mountExport<ManagedLicenseRow>(app, dependencies, {
    list: contract.listManagedLicenses,
    fileName: 'lisensi',
    source: (filters) => licensesMatching(dependencies.database.reads, filters),
    header: [
      'License Key',
      'Produk',
      'Variant',
      'Pemilik',
      'Email',
      'Masjid',
      'Status',
      'Pernah Dipakai',
      'Perangkat',
      'Pindah Terpakai',
      'Invoice',
    ],
    toCells: (row) => [
      row.licenseKey,
      row.product,
      row.variant,
      row.owner.name,
      row.owner.email,
      row.mosque?.name ?? '',
      contract.licenseStatusNames[statusOf(row)],
      row.isUsed,
      row.activation && presentDeviceId(row.activation.deviceId),
      movesUsed(row.holders),
      row.invoiceNumber,
    ],
  });
}
