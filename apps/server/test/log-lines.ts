import type { FastifyInstance } from 'fastify';

/** Takes the place of the stream behind pino, whose symbol is known only by its name. */
export function logTo(target: string[], { log }: FastifyInstance): void {
  const symbol = Object.getOwnPropertySymbols(log).find(
    ({ description }) => description === 'pino.stream',
  );
  const stream = Reflect.get(log, symbol ?? '') as { write(line: string): void };
  stream.write = (line) => target.push(line);
}
