import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import {
  checkResetIdentity,
  normaliseResetIdentity,
  type ResetIdentity,
  type ResetProblem,
} from '../../domain/credentials/reset/check-reset-identity';
import type { ResetType } from '../../domain/credentials/reset/reset-type';
import type { Region } from '../../domain/region';
import type { CallFailure } from '../ports/call-failure';
import type { Clock } from '../ports/clock';
import type { CredentialResets, ResetProgress } from '../ports/credentials/credential-resets';

export type IdentityOutcome =
  | { readonly kind: 'incomplete'; readonly problems: readonly ResetProblem[] }
  | { readonly kind: 'proved'; readonly progress: ResetProgress }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** Begins a reset with a client's data: nothing is sent before they are all there and well formed [RESET-13, RESET-20..26]. */
export class ProveIdentity {
  constructor(
    private readonly resets: CredentialResets,
    private readonly clock: Clock,
    private readonly region: Region,
  ) {}

  async execute(type: ResetType, typed: ResetIdentity): Promise<IdentityOutcome> {
    const identity = normaliseResetIdentity(this.region, typed);
    const today = hongKongDay(new Date(this.clock.now()).toISOString()) ?? '';
    const problems = checkResetIdentity(this.region, identity, today);
    if (problems.length > 0) return { kind: 'incomplete', problems };
    const answer = await this.resets.identify(type, identity);
    return answer.ok ? { kind: 'proved', progress: answer.value } : { kind: 'failed', failure: answer.error };
  }
}
