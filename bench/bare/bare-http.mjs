// The limit: the same bytes from Node's own server, nothing else. Head and body on stdin, port on stdout.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

const { head, body } = await json(process.stdin);
const headers = [...head, 'content-length', String(Buffer.byteLength(body))];
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
