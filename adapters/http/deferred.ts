import type { Answer } from '../../application/ports/call-failure';
import { err } from '../../domain/kernel/result';

/** A port whose code arrives when it is first asked for: a visitor at the login page doesn't need it. */
export class Deferred<Port> {
  private arrival: Promise<Port> | undefined;

  constructor(private readonly fetch: () => Promise<Port>) {}

  /** Code that doesn't arrive is a call without an answer; the next question fetches it again. */
  async ask<T>(question: (port: Port) => Answer<T>): Answer<T> {
    try {
      this.arrival ??= this.fetch();
      return await question(await this.arrival);
    } catch {
      this.arrival = undefined;
      return err({ kind: 'no-answer', reason: 'offline' });
    }
  }
}
