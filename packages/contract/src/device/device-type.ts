// The kinds of device a licence can be bound to. The codes are part of signed tokens: they never
// change, and a removed one is never used again.
const CODES = { smartphone: 1, tablet: 2, tvbox: 3, smarttv: 4 } as const;

export type DeviceType = keyof typeof CODES;
export const deviceTypes = Object.keys(CODES) as DeviceType[];

export const deviceTypeNames: Record<DeviceType, string> = {
  smartphone: 'Smartphone',
  tablet: 'Tablet',
  tvbox: 'TV Box',
  smarttv: 'Smart TV',
};

export function deviceTypeCode(deviceType: DeviceType): number {
  return CODES[deviceType];
}

export function findDeviceTypeByCode(code: number | undefined): DeviceType | undefined {
  return deviceTypes.find((deviceType) => CODES[deviceType] === code);
}

/** Admins and apps write "TV Box", "tv-box" or "tvbox" and mean the same. */
export function isSameDeviceType(left: string, right: string): boolean {
  return plainName(left) === plainName(right);
}

export function parseDeviceType(text: string): DeviceType | undefined {
  return deviceTypes.find((deviceType) => isSameDeviceType(deviceType, text));
}

/** Admins write the types themselves; a known one is shown under its usual name. */
export function deviceTypeName(written: string): string {
  const deviceType = parseDeviceType(written);
  return deviceType ? deviceTypeNames[deviceType] : written;
}

function plainName(text: string): string {
  return text.replace(/[\s\p{Dash}]/gu, '').toLowerCase();
}
