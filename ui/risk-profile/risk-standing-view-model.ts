import type { Clock } from '../../application/ports/clock';
import type { ExplainedRiskStanding, GetRiskStanding } from '../../application/suitability/get-risk-standing';
import { hongKongDayAt } from '../../domain/calendar/hong-kong-time';
import { isQuestionnaireOverdue } from '../../domain/suitability/questionnaire/is-questionnaire-overdue';
import type { RiskStanding } from '../../domain/suitability/risk/risk-standing';
import { Panel } from '../stores/panel';

/** Where the client stands with the grounds for it, and whether that is out of date by now [SUIT-03, SUIT-09, SUIT-23..37]. */
export class RiskStandingViewModel {
  readonly panel: Panel<ExplainedRiskStanding>;

  constructor(
    getRiskStanding: GetRiskStanding,
    private readonly clock: Pick<Clock, 'serverNow'>,
  ) {
    this.panel = new Panel(() => getRiskStanding.execute());
  }

  /** Whether the questionnaire that a standing follows from is out of date by the server's clock. */
  isOver({ updatedOn }: RiskStanding): boolean {
    return isQuestionnaireOverdue(updatedOn, hongKongDayAt(this.clock.serverNow()));
  }
}
