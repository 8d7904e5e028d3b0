// A licence's clock on its way to the box: not JSON, so it is no route object.
import { buildPath } from '../wire/route.ts';

/** The signed settings as a file for a stick. */
export const clockFilePath = '/my-licenses/:id/clock.jms';

export function clockFileUrl(licenseId: number): string {
  return buildPath(clockFilePath, { id: licenseId });
}

/** In a clock's link it names the licence whose clock is set there. */
export const LICENSE_PARAMETER = 'lisensi';
