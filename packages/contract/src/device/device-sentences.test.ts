import { beforeAll, expect, it } from 'vitest';
import {
  appUpdateSentences,
  requestSentence,
  shortCodeSentences,
  tokenSentences,
} from './device-sentences.ts';
import type { RequestProblem } from './open-activation-request.ts';
import { requestVectors } from './vectors/request-vectors.ts';
import { shortCodeVectors } from './vectors/short-code-vectors.ts';
import { tokenVectors } from './vectors/token-vectors.ts';

const PROTOCOL: string = '../../../../docs/device-protocol.md?raw';
let protocol: string;

beforeAll(async () => {
  protocol = (await import(PROTOCOL)).default;
});

const requestProblems: RequestProblem[] = [
  { problem: 'format' },
  { problem: 'length', row: 3 },
  { problem: 'checksum', row: 3 },
  { problem: 'version' },
  { problem: 'device-type' },
  { problem: 'unknown-key' },
  { problem: 'sealed' },
];

it.each([
  ...Object.entries(tokenSentences),
  ...Object.entries(shortCodeSentences),
  ...Object.entries(appUpdateSentences),
  ...requestProblems.map((found) => [found.problem, requestSentence(found)] as const),
])('the protocol page says for %s: %s', (problem, sentence) => {
  expect(protocol).toContain(`| \`${problem}\` | ${sentence} |`);
});

it('its examples are the vectors', async () => {
  const [token] = (await tokenVectors()).cases;
  const [digits] = (await shortCodeVectors()).cases;
  const [request] = (await requestVectors()).cases;
  const plain = protocol.replace(/[\s|]/g, '');
  expect(protocol).toContain(token?.token);
  expect(plain).toContain(token?.payload);
  expect(protocol).toContain(digits?.typed);
  expect(plain).toContain(request?.bytes);
});
