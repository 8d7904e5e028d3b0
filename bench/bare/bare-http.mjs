// The limit: the same bytes from Node's own server, nothing else. Body on stdin, port on stdout.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const body = (await buffer(process.stdin)).toString();
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
};
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
