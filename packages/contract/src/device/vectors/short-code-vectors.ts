import { deviceTypeCode } from '../device-type.ts';
import { bytesToHex } from '../encoding/bytes.ts';
import {
  checkShortCode,
  formatShortCode,
  makeShortCode,
  type ShortCodeSource,
} from '../short-code.ts';
import { hex, sampleSource } from './sample-device.ts';
import type { VectorCase, VectorFile } from './vector-file.ts';

interface Scenario {
  name: string;
  source?: Partial<ShortCodeSource>;
  type?: (code: string) => string;
}

const scenarios: Scenario[] = [
  { name: 'as shown', type: formatShortCode },
  { name: 'without spaces' },
  { name: 'with dashes', type: (code) => formatShortCode(code).replaceAll(' ', '-') },
  { name: 'with dots and tabs', type: (code) => code.replace(/(.{4})/g, '.$1 ') },
  { name: 'Arabic-Indic digits', type: (code) => otherDigits(code, 0x660) },
  { name: 'Persian digits', type: (code) => otherDigits(code, 0x6f0) },
  { name: 'digits of another script', type: (code) => otherDigits(code, 0x966) },
  { name: 'phone', source: { deviceType: 'smartphone', secret: hex('00'.repeat(16)) } },
  { name: 'body with a leading zero', source: { nonce: hex('00000006') } },
  { name: 'a digit missing', type: (code) => code.slice(1) },
  { name: 'a letter', type: (code) => code.replace(/^./, 'O') },
  { name: 'a wrong digit', type: (code) => `${(Number(code[0]) + 1) % 10}${code.slice(1)}` },
  // Adding 97 keeps the remainder 1, so only the comparison finds it.
  { name: 'right check digits, wrong code', type: (code) => plus(code, 97n) },
];

export async function shortCodeVectors(): Promise<VectorFile> {
  return {
    about: 'The 20 digits: code is what the device computes, typed is what a person typed.',
    cases: await Promise.all(scenarios.map(makeCase)),
  };
}

async function makeCase({ name, source: change, type }: Scenario): Promise<VectorCase> {
  const source = { ...sampleSource, ...change };
  const code = await makeShortCode(source);
  const typed = type?.(code) ?? code;
  const checked = await checkShortCode(typed, source);
  return {
    name,
    secret: bytesToHex(source.secret),
    deviceId: bytesToHex(source.deviceId),
    deviceType: `${deviceTypeCode(source.deviceType)}`,
    nonce: bytesToHex(source.nonce),
    code,
    typed,
    result: checked.ok ? 'ok' : checked.problem,
  };
}

function otherDigits(code: string, zero: number): string {
  return code.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

function plus(code: string, amount: bigint): string {
  return `${(BigInt(code) + amount) % 10n ** 20n}`.padStart(20, '0');
}
