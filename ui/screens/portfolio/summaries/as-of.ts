import type { AsyncResult } from '../../../../application/ports/call-failure';
import type { Clock } from '../../../../application/ports/clock';
import { ok } from '../../../../domain/kernel/result';

/** An answer and the instant it came, shown as its date. */
export type AsOf<T> = { readonly value: T; readonly at: string };

/** The question whose answer says when it came. */
export const timed =
  <T>(clock: Clock, question: () => AsyncResult<T>): (() => AsyncResult<AsOf<T>>) =>
  async () => {
    const answer = await question();
    return answer.ok ? ok({ value: answer.value, at: new Date(clock.serverNow()).toISOString() }) : answer;
  };
