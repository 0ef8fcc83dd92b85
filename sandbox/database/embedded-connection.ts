import type { PGlite } from '@electric-sql/pglite';
import { Duplex } from 'node:stream';

type Done = (problem?: Error) => void;

/** What node-postgres takes for a socket: messages that are written together go to the embedded engine in one call. */
export class EmbeddedConnection extends Duplex {
  constructor(private readonly engine: PGlite) {
    super();
  }

  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(message: Buffer, _: BufferEncoding, done: Done): void {
    this.ask(message).then(() => {
      done();
    }, done);
  }

  override _writev(messages: readonly { readonly chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(messages.map(({ chunk }) => chunk)), 'binary', done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  private async ask(messages: Buffer): Promise<void> {
    const answer: Buffer[] = [];
    await this.engine.execProtocolRawStream(messages, {
      // The engine's own memory: it doesn't stay as it is.
      onRawData: (part) => answer.push(Buffer.from(part)),
    });
    for (const part of answer) this.push(part);
  }
}
