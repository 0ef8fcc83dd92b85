import type { LastChanges } from '../ports/credentials/secret-changes';
import type { TradingReset, TradingResets } from '../ports/credentials/trading-resets';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';
import { changeSecretsWithRecovery, type ChangeDeps } from './change-secrets-with-recovery';

type Deps = ChangeDeps & { readonly resets: Pick<TradingResets, 'reset'> };

/** Puts a new trading password in the place of a forgotten or suspended one, once under a key of its own [ERR-61, API-89]. */
export class ResetTradingPassword {
  constructor(private readonly deps: Deps) {}

  execute(reset: TradingReset, onStep: (step: SubmissionStep) => void): Promise<SubmissionOutcome<LastChanges>> {
    return changeSecretsWithRecovery(this.deps, {
      kinds: ['verification'],
      send: (key) => this.deps.resets.reset(reset, key),
      onStep,
    });
  }
}
