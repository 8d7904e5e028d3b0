// A stream that connects the driver `pg` to PGlite as a socket connects it to a server. PGlite's own
// adapter for `pg` sends Parse, Bind, Execute and Sync one by one; after a failed statement it
// answers twice, and the next query gets the answer of the one before.
import { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { PgliteSource } from './restartable-pglite.ts';

/** AuthenticationOk and ReadyForQuery: every connection is accepted. */
const WELCOME = Buffer.from([...[0x52, 0, 0, 0, 8, 0, 0, 0, 0], ...[0x5a, 0, 0, 0, 5, 0x49]]);
const READY_FOR_QUERY = 0x5a;
const TERMINATE = 0x58;
/** Shorter turns would tear requests apart that come together and share their statements. */
const LONGEST_TURN_MS = 20;
/** The severity in an error's fields. */
const PANIC = 'VPANIC\0';

export class PgliteStream extends Duplex {
  readonly #source: PgliteSource;
  #pglite: PGlite | undefined;
  #welcomed = false;
  #letInAt = 0;

  constructor(source: PgliteSource) {
    super();
    this.#source = source;
  }

  connect(): void {
    this.#startSession().then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
  }

  // pg calls these on its socket.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(message: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#answer(message).then(() => done(), done);
  }

  // pg corks the messages of one query: they arrive here together, with their Sync.
  override _writev(writes: Array<{ chunk: Buffer }>, done: (error?: Error) => void): void {
    this.#answer(Buffer.concat(writes.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  // PGlite has a single session. A new connection must not inherit the open transaction, settings or
  // statements of the one before.
  async #startSession(): Promise<void> {
    const pglite = await this.#source.open();
    // The driver stops waiting after a while, and the next connection has the session.
    if (this.destroyed)
      throw new Error('Connection terminated while the embedded database started');
    this.#pglite = pglite;
    try {
      await pglite.exec('rollback');
      await pglite.exec('discard all');
    } catch (error) {
      if (isPanic(error)) this.#source.giveUp(pglite);
      throw error;
    }
  }

  async #answer(message: Buffer): Promise<void> {
    if (!this.#welcomed) {
      this.#welcomed = true;
      this.push(WELCOME);
      return;
    }
    const pglite = this.#pglite as PGlite;
    await this.#letOthersIn();
    const answer = await pglite.runExclusive(() => this.#ask(pglite, message));
    if (answer.length > 0) this.push(answer);
    // On a full disk PGlite sends only the error, or nothing at all. The driver would wait for the
    // rest for ever, and every other query for the driver.
    if (message[0] !== TERMINATE && !isWhole(answer)) {
      if (Buffer.from(answer).includes(PANIC)) this.#source.giveUp(pglite);
      throw new Error('Connection terminated: the embedded database broke off its answer');
    }
  }

  // Unlike a server behind a socket, PGlite answers before the event loop turns: a job of a thousand
  // statements would keep every request waiting until its end.
  async #letOthersIn(): Promise<void> {
    if (performance.now() - this.#letInAt < LONGEST_TURN_MS) return;
    await setImmediate();
    this.#letInAt = performance.now();
  }

  // PGlite also parses and keeps each answer; only `execProtocol` discards it again. An error stays
  // in the answer, for the driver to read.
  async #ask(pglite: PGlite, message: Buffer): Promise<Uint8Array> {
    try {
      const { data } = await pglite.execProtocol(message, { throwOnError: false });
      return data;
    } catch (error) {
      if (isPanic(error)) this.#source.giveUp(pglite);
      throw error;
    }
  }
}

/** Also a fault of the WebAssembly itself, after which its memory is worth nothing. */
function isPanic(error: unknown): boolean {
  const { name, severity } = error as { name?: string; severity?: string };
  return severity === 'PANIC' || name === 'RuntimeError';
}

/** Message by message: a letter, then a length that counts itself. */
function isWhole(answer: Uint8Array): boolean {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + 5 <= answer.length; at += 1 + view.getUint32(at + 1)) {
    if (answer[at] === READY_FOR_QUERY) return true;
  }
  return false;
}
