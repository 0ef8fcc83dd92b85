import type { Currency } from '../../../domain/money/currency';
import type { PlanOutcome } from '../../../domain/performance/plan-outcome';
import type { AsyncResult } from '../call-failure';

/** The outcomes of the signed-in client's plans that buy [PORT-46, RSP-09]. */
export abstract class PlanOutcomes {
  /** Reports each plan that has bought something, in a currency; none where the server reports none. */
  abstract all(currency: Currency): AsyncResult<readonly PlanOutcome[]>;
}
