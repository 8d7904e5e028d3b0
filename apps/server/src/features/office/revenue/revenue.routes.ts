import * as contract from '@timesync/contract';
import { getShopSummary } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { mountExport } from '../../../platform/csv/mount-export.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import {
  type DeviceRow,
  devicesMatching,
  summarizeDevices,
} from '../../../reads/devices-in-use.ts';
import { shopSummarizer } from '../../../reads/revenue/summarize-shop.ts';

export function mountRevenue(app: FastifyInstance, dependencies: Dependencies): void {
  mountDevices(app, dependencies);
  const summarizeShop = shopSummarizer(dependencies);
  mount(app, dependencies, getShopSummary, async () => answer(200, await summarizeShop()));
}

function mountDevices(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.getDeviceSummary, async ({ database }) =>
    answer(200, await summarizeDevices(database.db)),
  );

  mount(app, dependencies, contract.listDevicesInUse, async ({ database }, { query }) =>
    answer(200, await answerList(database.db, devicesMatching(query), query, toDevice)),
  );

  mountExport<DeviceRow>(app, dependencies, {
    list: contract.listDevicesInUse,
    fileName: 'perangkat',
    source: devicesMatching,
    header: ['Jenis', 'Nama', 'Versi Aplikasi', 'Kota', 'Pemilik', 'Diaktifkan', 'Pembaruan'],
    toCells: (row) => [
      contract.deviceTypeName(row.deviceType),
      row.deviceName,
      row.appVersion,
      row.town,
      row.owner,
      contract.isoDate(row.activatedAt),
      contract.updateStateLabels[row.update],
    ],
  });
}

function toDevice({ activatedAt, ...row }: DeviceRow): contract.DeviceInUse {
  return { ...row, activatedAt: activatedAt.toISOString() };
}
