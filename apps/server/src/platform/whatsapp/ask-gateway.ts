import { NoAnswerError } from './gateway.ts';

/** Shorter than a job may take (`shortJob`); both gateways usually answer within a second or two. */
const PATIENCE_MS = 10_000;

export interface GatewayAnswer {
  status: number;
  /** Undefined when it was no JSON. */
  body: unknown;
}

/** A refusal is an answer too; silence is not. */
export async function askGateway(
  url: string,
  request: { headers: Record<string, string>; body: string | URLSearchParams },
  patienceMs = PATIENCE_MS,
): Promise<GatewayAnswer> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const response = await fetch(url, { method: 'POST', redirect: 'error', signal, ...request });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch (error) {
    if (signal.aborted) throw new NoAnswerError('The gateway did not answer in time');
    throw error;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
