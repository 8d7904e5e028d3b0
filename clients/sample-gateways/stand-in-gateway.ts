// Graph and Fonnte on loopback, as they are documented, with faults on demand.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault } from './gateway-faults.ts';

export interface AcceptedMessage {
  path: string;
  authorization: string | undefined;
  /** JSON for Graph, form fields for Fonnte. */
  body: Record<string, unknown>;
  id: string;
}

export interface StandInGateway {
  url: string;
  accepted: AcceptedMessage[];
  requests: number;
  faults: Fault[];
  /** Decides by itself, before `faults`. */
  faultOf: ((body: Record<string, unknown>) => Fault | undefined) | undefined;
  close(): Promise<void>;
}

export async function startStandInGateway(): Promise<StandInGateway> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const gateway: StandInGateway = {
    url: `http://127.0.0.1:${port}`,
    accepted: [],
    requests: 0,
    faults: [],
    faultOf: undefined,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    gateway.requests += 1;
    const body = await readBody(request);
    const fault = gateway.faultOf?.(body) ?? gateway.faults.shift();
    const accept = () => {
      const { url: path = '', headers } = request;
      const id = `wamid.${gateway.accepted.length + 1}`;
      gateway.accepted.push({ path, authorization: headers.authorization, body, id });
      return id;
    };
    const say = (status: number, content: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(content));
    };
    if (fault === 'hang') return;
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === 'empty') return void response.end();
    if (typeof fault === 'object') return say(fault.status, fault.body);
    const id = accept();
    if (fault === 'accept and hang') return;
    if (fault === 'accept and empty') return void response.end();
    if (request.url?.endsWith('/send')) {
      return say(200, {
        detail: 'success! message in queue',
        id: [id],
        process: 'pending',
        status: true,
      });
    }
    say(200, { messaging_product: 'whatsapp', messages: [{ id, message_status: 'accepted' }] });
  }
  return gateway;
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return request.headers['content-type']?.startsWith('application/json')
    ? JSON.parse(text)
    : Object.fromEntries(new URLSearchParams(text));
}
