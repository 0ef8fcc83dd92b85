import type { AsyncResult } from '../../application/ports/call-failure';
import type { Clock } from '../../application/ports/clock';
import type { SessionEpoch } from '../../application/session/session-epoch';
import { cacheMilliseconds } from '../../config/limits';

/**
 * Remembers one call's good answers in memory for 15 minutes, never beyond the session that asked [API-08, CONST-01].
 * Ours rather than axios-cache-interceptor's (5.2 kB gzip more): this keeps only answers that were understood.
 */
export class AnswerCache<T> {
  private entries = new Map<string, { readonly answer: AsyncResult<T>; readonly until: number }>();
  private askedIn = 0;

  constructor(
    private readonly clock: Clock,
    private readonly epoch: SessionEpoch,
  ) {}

  /** The answer remembered under the key, or a new one; a failure is not remembered. */
  recall(key: string, ask: () => AsyncResult<T>): AsyncResult<T> {
    if (this.askedIn !== this.epoch.current()) this.entries.clear();
    this.askedIn = this.epoch.current();
    const known = this.entries.get(key);
    if (known && this.clock.now() < known.until) return known.answer;
    return this.remember(key, ask());
  }

  private async remember(key: string, answer: AsyncResult<T>): AsyncResult<T> {
    const entry = { answer, until: this.clock.now() + cacheMilliseconds };
    this.entries.set(key, entry);
    const result = await answer;
    if (!result.ok && this.entries.get(key) === entry) this.entries.delete(key);
    return result;
  }
}
