// Sends to addresses that people type, so that none leads into the server's own networks: the name is
// resolved once, and the connection goes to exactly the addresses that were checked. Redirects are not
// followed.
import { type LookupAddress, lookup } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The specification recommends 15 to 30 seconds; a job ends after 60. */
const PATIENCE_MS = 15_000;

export class PrivateAddressError extends Error {
  override message = 'Alamat ini menuju jaringan dalam, jadi tidak dikirimi';
}

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}
/** Returns the status of the answer; throws when there was none. */
export type PostWebhook = (message: WebhookRequest) => Promise<number>;

type Resolve = (
  name: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Stand-ins of the tests: other names, and a server of this machine. */
interface Outside {
  resolve?: Resolve;
  isAllowed?: (address: string) => boolean;
  ca?: string | undefined;
}

export function postWebhook(
  { url, headers, body }: WebhookRequest,
  { resolve = lookup, isAllowed = isPublicAddress, ca }: Outside = {},
): Promise<number> {
  const target = new URL(url);
  const isNumeric = isIP(target.hostname.replace(/^\[|\]$/g, '')) !== 0;
  // An address in numbers would be connected to without a look-up.
  if (target.protocol !== 'https:' || isNumeric) return Promise.reject(new PrivateAddressError());
  return new Promise((answered, failed) => {
    const options = {
      method: 'POST',
      // A connection of its own, so that none is used again whose name means another address by now.
      agent: false,
      lookup: checkedLookup(resolve, isAllowed),
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
      ...(ca && { ca }),
    };
    const sending = request(target, options, (response) => {
      answered(response.statusCode ?? 0);
      response.destroy();
    });
    sending.on('error', failed);
    // An answer that switches to another protocol is neither an answer here nor an error.
    sending.on('close', () => failed(new Error('The connection was closed without an answer')));
    sending.end(body);
  });
}

function checkedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (name, { all }, done) => {
    resolve(name, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${name} has no address`), []);
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return done(new PrivateAddressError(), []);
      }
      if (all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}

/** One sentence for the owner. */
export function explainSilence(error: unknown): string | undefined {
  if (error instanceof PrivateAddressError) return error.message;
  const { code, name, cause } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || (cause as Error | undefined)?.name === 'TimeoutError') {
    return 'Tidak menjawab dalam 15 detik';
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Nama alamat ini tidak ditemukan';
  if (code === 'ECONNREFUSED') return 'Servernya menolak sambungan';
  if (code?.startsWith('ERR_TLS') || /CERT|SELF_SIGNED|VERIFY_LEAF/.test(code ?? '')) {
    return 'Sertifikat https-nya tidak sah';
  }
  return undefined;
}
