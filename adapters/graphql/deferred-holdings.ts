import type { Answer } from '../../application/ports/call-failure';
import { Holdings, type HoldingsFilter, type Portfolio } from '../../application/ports/holdings';
import { err } from '../../domain/kernel/result';

/** Holdings whose code arrives when they are first asked for: a visitor at the login page doesn't need it. */
export class DeferredHoldings extends Holdings {
  private arrival: Promise<Holdings> | undefined;

  constructor(private readonly fetch: () => Promise<Holdings>) {
    super();
  }

  async initial(filter: HoldingsFilter): Answer<Portfolio> {
    return this.ask((holdings) => holdings.initial(filter));
  }

  async load(filter: HoldingsFilter): Answer<Portfolio> {
    return this.ask((holdings) => holdings.load(filter));
  }

  /** Code that doesn't arrive is a call without an answer; the next question fetches it again. */
  private async ask(question: (holdings: Holdings) => Answer<Portfolio>): Answer<Portfolio> {
    try {
      this.arrival ??= this.fetch();
      return await question(await this.arrival);
    } catch {
      this.arrival = undefined;
      return err({ kind: 'no-answer', reason: 'offline' });
    }
  }
}
