// The calls of the display app. No cookie: the key is the credential, and for a release the secret
// that the device received when it was bound.
import * as contract from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { findDeviceTypes } from '../init-devices/init-devices.ts';
import { activateLicense } from './activate-license.ts';
import { readDeviceId } from './device-id.ts';
import { attemptWithKey, readLicenseKey } from './license-attempts.ts';
import { findLicense } from './load-license.repository.ts';
import { statusOf } from './present-license.ts';
import { releaseByDevice } from './releasing/release-by-device.ts';
import { publicKeys } from './tokens/license-crypto.ts';
import { licenseSigner } from './tokens/license-signer.ts';
import { revocationList } from './tokens/revocations.ts';

export function mountDeviceCalls({ dependencies, mount }: Server): void {
  const { licenseKeys } = dependencies;
  const signer = licenseSigner(licenseKeys);
  const getRevocations = revocationList(dependencies, licenseKeys);

  mount(contract.activateDevice, async (context, { body }) => {
    const licenseKey = await readLicenseKey(context, body.licenseKey);
    const device = readDevice(body);
    const attempt = { licenseKey, deviceId: device.id };
    const activated = await attemptWithKey(context, attempt, () =>
      activateLicense(context, signer, {
        license: { licenseKey },
        device: {
          ...device,
          name: body.deviceName,
          appVersion: body.appVersion,
          serial: contract.serialNumber.safeParse(body.serial).data,
        },
        releaseSecret: body.releaseSecret,
      }),
    );
    const { product, variant, init } = activated.license;
    const license = { licenseKey: activated.license.licenseKey, product, variant, init };
    const { token, sequence } = activated.activation;
    const { releaseSecret } = activated;
    return answer(200, { token, sequence, releaseSecret, license });
  });

  mount(contract.releaseDevice, async (context, { body }) => {
    const licenseKey = await readLicenseKey(context, body.licenseKey);
    const deviceId = readDeviceId(body.deviceId);
    const { releaseSecret } = body;
    const until = await attemptWithKey(context, { licenseKey, deviceId }, () =>
      releaseByDevice(context, { licenseKey, deviceId, releaseSecret }),
    );
    const next = until
      ? `${contract.FREE_MOVE} Batasnya ${contract.formatDateTime(until)} WIB.`
      : 'Perangkat ini dapat memakainya lagi kapan saja. Untuk perangkat lain, ajukan pindah perangkat dengan foto bukti di Produk Saya.';
    return answer(200, { message: `Perangkat dilepas. ${next}` });
  });

  mount(contract.listDeviceKeys, async () => answer(200, { keys: await publicKeys(licenseKeys) }));

  mount(contract.getRevocations, getRevocations);

  mount(contract.checkLicense, async (context, { body }) => {
    const licenseKey = await readLicenseKey(context, body.licenseKey, 'licenseChecksPerAddress');
    await context.limits.spend('licenseChecksPerAddress', networkKey(context.client.address));
    const license = await findLicense(context.database.db, { licenseKey });
    if (!license) throw new AppError('LICENSE_UNKNOWN', { field: 'licenseKey' });
    const status = statusOf(license);
    return answer(200, {
      deviceTypes: await findDeviceTypes(context.database.db, license.init),
      isInUse: status === 'active',
      isBlocked: status === 'revoked' || status === 'suspended',
    });
  });
}

function readDevice({ deviceId, deviceType }: { deviceId: string; deviceType: string }) {
  const id = readDeviceId(deviceId);
  const type = contract.parseDeviceType(deviceType);
  if (!id)
    throw new AppError('INVALID', { message: 'Kode perangkat tidak valid', field: 'deviceId' });
  if (!type) throw new AppError('DEVICE_TYPE_REFUSED', { field: 'deviceType' });
  return { id, type };
}
