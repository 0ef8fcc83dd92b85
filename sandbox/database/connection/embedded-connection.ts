import type { PGlite } from '@electric-sql/pglite';
import { Duplex } from 'node:stream';
import type { EmbeddedEngine } from './embedded-engine';
import { EngineEnded } from './engine-ended';

type Done = (problem?: Error) => void;

/** `Sync`: after a failure the engine passes over everything until it reads this. */
const endOfMessages = Buffer.from([0x53, 0, 0, 0, 4]);

/** A stand-in for node-postgres's socket: messages that are written together go to the embedded engine in one call. */
export class EmbeddedConnection extends Duplex {
  private session: PGlite | undefined;
  private isGathering = false;

  constructor(private readonly engine: EmbeddedEngine) {
    super();
  }

  connect(): void {
    this.beginSession().then(
      () => this.emit('connect'),
      (problem: unknown) => this.destroy(problem instanceof Error ? problem : new Error(String(problem))),
    );
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  /** Called before the messages of each statement: those of statements that are sent in one turn go to the engine in one call. */
  override cork(): void {
    super.cork();
    if (this.isGathering) return;
    this.isGathering = true;
    super.cork();
    process.nextTick(() => {
      this.isGathering = false;
      this.uncork();
    });
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

  /** The engine has one session for all who connect, one after the other: whatever the one before left ends here. */
  private async beginSession(): Promise<void> {
    await this.run(async (engine) => {
      await engine.execProtocolRaw(endOfMessages);
      await engine.exec('rollback');
      await engine.exec('discard all');
    });
  }

  private async ask(messages: Buffer): Promise<void> {
    const answer: Buffer[] = [];
    await this.run((engine) =>
      engine.execProtocolRawStream(messages, {
        // The engine's own memory: it doesn't stay as it is.
        onRawData: (part) => answer.push(Buffer.from(part)),
      }),
    );
    if (!this.destroyed) for (const part of answer) this.push(part);
  }

  /** A connection ends with the engine that it began with: what it had under way is nowhere else. */
  private async run(work: (engine: PGlite) => Promise<void>): Promise<void> {
    const engine = (this.session ??= this.engine.running());
    try {
      await work(engine);
    } catch (problem) {
      this.engine.lose(engine, problem);
      throw new EngineEnded('The embedded database broke off', { cause: problem });
    }
  }
}
