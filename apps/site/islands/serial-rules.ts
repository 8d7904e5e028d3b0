import { checkSerialBody } from '@timesync/contract';

/** Loaded when the form is used: zod is larger than the page. */
export function readSerial(typed: string) {
  const read = checkSerialBody.safeParse({ serial: typed });
  return read.success
    ? ({ ok: true, key: read.data.serial } as const)
    : ({ ok: false, sentence: read.error.issues[0]?.message ?? '' } as const);
}
