import { bytesToHex, concatBytes, encodeBase32 } from '@timesync/contract';
import {
  fixedSigner,
  samplePayload,
  testSecret,
  testSigningPublicKeys,
  type VectorCase,
  type VectorFile,
} from '@timesync/contract/vectors';
import { indonesianCities } from '../places/indonesian-cities.ts';
import { acceptSettings } from '../portable/accept-settings.ts';
import { crc32 } from '../portable/crc-32.ts';
import { compress } from '../portable/deflate.ts';
import { dictionary } from '../portable/dictionary.ts';
import {
  encodeSettings,
  encodeSignedSettings,
  settingsTag,
} from '../portable/portable-settings.ts';
import { sampleDonation } from '../portable/sample-donation.ts';
import { writeCanonical } from '../settings/canonical-text.ts';
import type { ClockSettings } from '../settings/clock-settings.ts';
import { sampleSettings } from './sample-settings.ts';

const { usual } = sampleSettings;
const { licensePublicId } = samplePayload;

interface Scenario {
  name: string;
  code: string;
  /** Undefined for a box that was activated by digits. */
  licensePublicId?: Uint8Array | undefined;
  counter?: number;
}

export async function settingsVectors(): Promise<VectorFile> {
  const keys = await testSigningPublicKeys();
  const signed = async (settings: ClockSettings, counter: number, signedBy = 1, keyId = signedBy) =>
    encodeSignedSettings(settings, {
      keyId,
      tag: await settingsTag(licensePublicId),
      counter,
      sign: fixedSigner(testSecret('signing', signedBy)),
    });
  const mine = await signed(usual, 5);
  const scenarios: Scenario[] = [
    ...Object.entries(sampleSettings).map(([name, settings]) => ({
      name: `unsigned, ${name}`,
      code: encodeSettings(settings),
    })),
    { name: 'of my licence', code: mine },
    { name: 'of my licence, the second key', code: await signed(usual, 6, 2) },
    { name: 'the same counter again', code: mine, counter: 5 },
    { name: 'a lower counter', code: mine, counter: 6 },
    { name: 'highest counter', code: await signed(usual, 0xffffffff), counter: 0x7fffffff },
    { name: 'another licence', code: mine, licensePublicId: Uint8Array.of(0, 0, 0, 0, 0, 43) },
    { name: 'a box that has only its digits', code: mine, licensePublicId: undefined },
    { name: 'as typed', code: ` ${mine.toLowerCase().replaceAll('0', 'o')} ` },
    { name: 'an address', code: 'https://example.com' },
    { name: 'a later version', code: mine.replace('JMS1', 'JMS2') },
    { name: 'cut short', code: mine.slice(0, 40) },
    { name: 'cut between bytes', code: mine.slice(0, 6) },
    { name: 'cut in the text', code: mine.slice(0, 197) },
    { name: 'a key that the app does not know', code: await signed(usual, 5, 1, 9) },
    { name: 'signed with another key', code: await signed(usual, 5, 2, 1) },
    { name: 'an unknown form', code: encodeText('', 2) },
    { name: 'a setting of a newer app', code: encodeText('mMasjid\nz1') },
    { name: 'an empty line', code: encodeText('mMasjid\n') },
    { name: 'too many minutes', code: encodeText('i61.8.8.6.8') },
    { name: 'a usual value', code: encodeText('s10') },
    { name: 'in another order', code: encodeText('tmalam\nmMasjid') },
    { name: 'twice', code: encodeText('s9\ns9') },
    { name: 'two spaces', code: encodeText('mMasjid  Raya') },
    { name: 'a character that cannot be seen', code: encodeText('mMasjid\u202eRaya') },
    { name: '41 letters', code: encodeText(`m${'x'.repeat(41)}`) },
    { name: '40 letters outside the basic plane', code: encodeText(`m${'🕌'.repeat(40)}`) },
    { name: 'a position in a town', code: encodeText('kkota-malang\np-7.98,112.63') },
    { name: 'a position with three decimals', code: encodeText('p-7.981,112.63') },
    { name: 'a position far away', code: encodeText('p51.50,100.00') },
    { name: 'a number with a zero before it', code: encodeText('s09') },
    { name: 'higher than the country', code: encodeText('e3001') },
    { name: 'below the sea', code: encodeText('e-1') },
    { name: 'an hour of Jumat in the morning', code: encodeText('j10.59') },
    { name: 'dark from and to the same', code: encodeText('g22.00-22.00') },
    { name: 'a broken donation code', code: encodeText(`d${sampleDonation.slice(0, -1)}0`) },
    { name: 'a town of a newer list', code: encodeText('kkab-baru-sekali') },
    { name: 'more text than settings have', code: encodeText(`m${'x'.repeat(5_000)}`) },
  ];
  return {
    about:
      'JMS1 as a box judges it; it knows the towns of times.json. text is the canonical text in UTF-8, hexadecimal. TEST KEYS of keys.json.',
    cases: await Promise.all(scenarios.map((scenario) => makeCase(scenario, keys))),
  };
}

async function makeCase(
  scenario: Scenario,
  signingKeys: Awaited<ReturnType<typeof testSigningPublicKeys>>,
): Promise<VectorCase> {
  const { name, code, counter = 0 } = scenario;
  const id = 'licensePublicId' in scenario ? scenario.licensePublicId : licensePublicId;
  const found = await acceptSettings(code, {
    signingKeys,
    tag: id && (await settingsTag(id)),
    counter,
    knowsTown: (slug) => indonesianCities.some((city) => city.slug === slug),
  });
  const isRead = found.result === 'apply' || found.result === 'ask';
  return {
    name,
    code,
    licensePublicId: id ? bytesToHex(id) : '',
    counter: `${counter}`,
    result: found.result,
    text: isRead ? bytesToHex(new TextEncoder().encode(writeCanonical(found.settings))) : '',
    newCounter: isRead ? `${found.counter}` : '',
  };
}

/** What no code of ours would write. */
function encodeText(canonical: string, form = 0): string {
  const packed = compress(new TextEncoder().encode(canonical), dictionary);
  const content = concatBytes([form], new Uint8Array(9), packed);
  const crc = new DataView(new ArrayBuffer(4));
  crc.setUint32(0, crc32(content));
  return `JMS1-${encodeBase32(concatBytes(content, new Uint8Array(crc.buffer)))}`;
}
