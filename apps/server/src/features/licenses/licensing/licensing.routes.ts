import type { Server } from '../../../platform/http/mount.ts';
import { mountDeviceClock } from './clock/device-clock.routes.ts';
import { mountOwnClock } from './clock/own-clock.routes.ts';
import { mountDeviceCalls } from './device.routes.ts';
import { mountCustomerImport } from './issuing/imported/customer-import.routes.ts';
import { mountManagedLicenses } from './managed/managed-licenses.routes.ts';
import { mountOwnLicenses } from './own/own-licenses.routes.ts';
import { mountManagedTransfers } from './transfers/managed-transfers.routes.ts';
import { mountWallSheet } from './wall-sheet/wall-sheet.routes.ts';

export function mountLicensing(server: Server): void {
  mountDeviceClock(server);
  mountOwnClock(server);
  mountDeviceCalls(server);
  mountCustomerImport(server);
  mountManagedLicenses(server);
  mountOwnLicenses(server);
  mountManagedTransfers(server);
  mountWallSheet(server);
}
