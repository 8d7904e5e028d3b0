import * as contract from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { mountExport } from '../../../../platform/csv/mount-export.ts';
import { readIdempotencyKey } from '../../../../platform/http/idempotency-key.ts';
import { answer, type Server } from '../../../../platform/http/mount.ts';
import { answerList } from '../../../../platform/lists/answer-list.ts';
import { listHistoryOf } from '../../../../reads/history.ts';
import {
  findShownLicense,
  licensesMatching,
  type ShownLicense,
} from '../../../../reads/licenses.ts';
import { activateLicense } from '../activate-license.ts';
import { presentDeviceId } from '../device-id.ts';
import { giveLicenses } from '../handouts/give-licenses.ts';
import { countDevice } from '../ledger/count-device.ts';
import { movesUsed } from '../ledger/device-ledger.ts';
import { showLedger } from '../ledger/show-ledger.ts';
import { presentActivation, presentBound, statusOf } from '../present-license.ts';
import { openRequest } from '../tokens/license-crypto.ts';
import { ensureToken, licenseSigner } from '../tokens/license-signer.ts';
import { actOnLicense } from './act-on-license.ts';
import { presentManagedLicense } from './present-managed-license.ts';

export function mountManagedLicenses(server: Server): void {
  const { dependencies, mount } = server;
  const { clock, database, licenseKeys } = dependencies;
  const signer = licenseSigner(licenseKeys);
  async function show(id: number): Promise<contract.ManagedLicenseDetail> {
    const found = await findShownLicense(database.db, { id });
    if (!found) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
    const license = await ensureToken(database.db, signer, found);
    return {
      ...presentManagedLicense(license),
      activation: presentBound(license),
      ...(await showLedger(database.db, license, clock.now())),
      timeline: await listHistoryOf(database.db, 'license', id),
    };
  }

  mount(contract.listManagedLicenses, async (_context, { query }) => {
    const source = await licensesMatching(database.db, query);
    const list = await answerList(database.db, source, query, presentManagedLicense);
    return answer(200, list);
  });

  mount(contract.getManagedLicense, async (_context, { params }) =>
    answer(200, await show(params.id)),
  );

  mount(contract.actOnLicense, async (context, { params, body }) => {
    await actOnLicense(context, { licenseId: params.id, ...body });
    return answer(200, await show(params.id));
  });

  mount(contract.countDevice, async (context, { params, body }) => {
    await countDevice(context, { licenseId: params.id, ...body });
    return answer(200, await show(params.id));
  });

  mount(contract.activateForCustomer, async (context, { params, body }) => {
    const { device, ...offline } = await openRequest(licenseKeys, body.request);
    const { activation } = await activateLicense(context, signer, {
      license: { id: params.id },
      device,
      offline,
      reason: body.reason,
    });
    return answer(200, presentActivation(activation));
  });

  mount(contract.giveLicenses, async (context, { body }, { request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    return answer(201, { data: await giveLicenses(context, { ...body, idempotencyKey }) });
  });

  mountExport<ShownLicense>(server, {
    list: contract.listManagedLicenses,
    fileName: 'lisensi',
    source: (filters) => licensesMatching(database.db, filters),
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
      contract.shownEmail(row.owner.email),
      row.mosque?.name ?? '',
      contract.licenseStatusNames[statusOf(row)],
      row.firstActivatedAt !== null,
      row.activation && presentDeviceId(row.activation.deviceId),
      movesUsed(row.holders),
      row.invoiceNumber,
    ],
  });
}
