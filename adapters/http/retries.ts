import type { Clock } from '../../application/ports/clock';
import type { TransportAnswer } from './transport';

const pauses = [400, 1600];
const timeout = 8000;
const passing = [502, 503, 504];

/** The clock, the randomness and when to stop. */
export type RetryOptions = {
  readonly clock: Clock;
  readonly random: () => number;
  /** True when nobody waits for the answer any more, or there can be none. */
  readonly abandoned: () => boolean;
};

/** Asks again, at most twice, with jitter and within 8 seconds, while nothing or a passing 502, 503 or 504 came back; not before a busy server wants to be asked. */
export async function withRetries(
  ask: () => Promise<TransportAnswer>,
  { clock, random, abandoned }: RetryOptions,
): Promise<TransportAnswer> {
  const startedAt = clock.now();
  let answer = await ask();
  for (const pause of pauses) {
    const wait = Math.max(pause * (0.5 + random()), wantedPause(answer) * (1 + random() / 4));
    if (!isPassing(answer) || abandoned() || clock.now() - startedAt + wait > timeout) return answer;
    await new Promise<void>((resolve) => void clock.after(wait, resolve));
    if (abandoned()) return answer;
    answer = await ask();
  }
  return answer;
}

/** The milliseconds for which a server wants to be left alone, by its `Retry-After`; the jitter comes after them, or all would be back at once. */
function wantedPause(answer: TransportAnswer): number {
  const seconds = answer.kind === 'answered' ? Number(answer.headers['retry-after']) : 0;
  return Number.isInteger(seconds) && seconds > 0 ? seconds * 1_000 : 0;
}

const isPassing = (answer: TransportAnswer): boolean => answer.kind === 'no-answer' || passing.includes(answer.status);
