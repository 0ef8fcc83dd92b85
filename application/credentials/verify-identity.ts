import type { ResetIdentity, ResetProblem } from '../../domain/credentials/reset/check-reset-identity';
import type { ResetType } from '../../domain/credentials/reset/reset-type';
import type { Region } from '../../domain/region';
import type { CallFailure } from '../ports/call-failure';
import type { Clock } from '../ports/clock';
import type { CredentialResets, ResetProgress } from '../ports/credentials/credential-resets';
import { completeIdentity } from './complete-identity';

export type IdentityOutcome =
  | { readonly kind: 'incomplete'; readonly problems: readonly ResetProblem[] }
  | { readonly kind: 'proved'; readonly progress: ResetProgress }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** Begins a reset with a client's data: nothing is sent before they are all there and well formed [RESET-13, RESET-20..26]. */
export class VerifyIdentity {
  constructor(
    private readonly resets: CredentialResets,
    private readonly clock: Clock,
    private readonly region: Region,
  ) {}

  async execute(type: ResetType, typed: ResetIdentity): Promise<IdentityOutcome> {
    const identity = completeIdentity(this.region, typed, this.clock);
    if (!identity.ok) return { kind: 'incomplete', problems: identity.error };
    const answer = await this.resets.identify(type, identity.value);
    return answer.ok ? { kind: 'proved', progress: answer.value } : { kind: 'failed', failure: answer.error };
  }
}
