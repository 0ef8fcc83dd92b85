import type { ResetIdentity, ResetProblem } from '../../domain/credentials/reset/check-reset-identity';
import type { Region } from '../../domain/region';
import type { CallFailure } from '../ports/call-failure';
import type { Clock } from '../ports/clock';
import type { PinDispatchDate, PinResets } from '../ports/credentials/pin-resets';
import { completeIdentity } from './complete-identity';

export type PinRequestOutcome =
  | { readonly kind: 'incomplete'; readonly problems: readonly ResetProblem[] }
  | { readonly kind: 'promised'; readonly promise: PinDispatchDate }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** Asks for a new PIN with a client's data: nothing is sent before they are all there and well formed [RESET-18, RESET-20..24]. */
export class RequestPin {
  constructor(
    private readonly resets: PinResets,
    private readonly clock: Clock,
    private readonly region: Region,
  ) {}

  async execute(typed: ResetIdentity, again: boolean): Promise<PinRequestOutcome> {
    const identity = completeIdentity(this.region, typed, this.clock);
    if (!identity.ok) return { kind: 'incomplete', problems: identity.error };
    const answer = await this.resets.request(identity.value, again);
    return answer.ok ? { kind: 'promised', promise: answer.value } : { kind: 'failed', failure: answer.error };
  }
}
