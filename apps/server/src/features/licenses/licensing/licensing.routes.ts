import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { mountDeviceClock } from './clock/device-clock.routes.ts';
import { mountOwnClock } from './clock/own-clock.routes.ts';
import { mountDeviceCalls } from './device.routes.ts';
import { mountCustomerImport } from './issuing/imported/customer-import.routes.ts';
import { mountManagedLicenses } from './managed/managed-licenses.routes.ts';
import { mountOwnLicenses } from './own/own-licenses.routes.ts';
import { mountManagedTransfers } from './transfers/managed-transfers.routes.ts';
import { mountWallSheet } from './wall-sheet/wall-sheet.routes.ts';

export function mountLicensing(app: FastifyInstance, dependencies: Dependencies): void {
  mountDeviceClock(app, dependencies);
  mountOwnClock(app, dependencies);
  mountDeviceCalls(app, dependencies);
  mountCustomerImport(app, dependencies);
  mountManagedLicenses(app, dependencies);
  mountOwnLicenses(app, dependencies);
  mountManagedTransfers(app, dependencies);
  mountWallSheet(app, dependencies);
}
