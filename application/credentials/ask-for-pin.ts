import type { ResetIdentity, ResetProblem } from '../../domain/credentials/reset/check-reset-identity';
import type { Region } from '../../domain/region';
import type { CallFailure } from '../ports/call-failure';
import type { Clock } from '../ports/clock';
import type { PinPromise, PinResets } from '../ports/credentials/pin-resets';
import { completeIdentity } from './complete-identity';

export type AskOutcome =
  | { readonly kind: 'incomplete'; readonly problems: readonly ResetProblem[] }
  | { readonly kind: 'promised'; readonly promise: PinPromise }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** Asks for a new PIN with a client's data: nothing is sent before they are all there and well formed [RESET-18, RESET-20..24]. */
export class AskForPin {
  constructor(
    private readonly resets: PinResets,
    private readonly clock: Clock,
    private readonly region: Region,
  ) {}

  async execute(typed: ResetIdentity, again: boolean): Promise<AskOutcome> {
    const identity = completeIdentity(this.region, typed, this.clock);
    if (!identity.ok) return { kind: 'incomplete', problems: identity.error };
    const answer = await this.resets.ask(identity.value, again);
    return answer.ok ? { kind: 'promised', promise: answer.value } : { kind: 'failed', failure: answer.error };
  }
}
