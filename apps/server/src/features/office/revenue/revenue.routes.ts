import * as contract from '@timesync/contract';
import { getShopSummary } from '@timesync/contract';
import { mountExport } from '../../../platform/csv/mount-export.ts';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import {
  type DeviceRow,
  devicesMatching,
  summarizeDevices,
} from '../../../reads/devices-in-use.ts';
import { shopSummarizer } from '../../../reads/revenue/summarize-shop.ts';

export function mountRevenue(server: Server): void {
  const { dependencies, mount } = server;
  mountDevices(server);
  const summarizeShop = shopSummarizer(dependencies);
  mount(getShopSummary, async () => answer(200, await summarizeShop()));
}

function mountDevices(server: Server): void {
  const { mount } = server;
  mount(contract.getDeviceSummary, async ({ database }) =>
    answer(200, await summarizeDevices(database.db)),
  );

  mount(contract.listDevicesInUse, async ({ database }, { query }) =>
    answer(200, await answerList(database.db, devicesMatching(query), query, toDevice)),
  );

  mountExport<DeviceRow>(server, {
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
