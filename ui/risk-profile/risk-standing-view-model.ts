import type { Clock } from '../../application/ports/clock';
import type { ExplainedRiskStatus, GetRiskStatus } from '../../application/suitability/get-risk-status';
import { hongKongDayAt } from '../../domain/calendar/hong-kong-time';
import { isQuestionnaireOverdue } from '../../domain/suitability/questionnaire/is-questionnaire-overdue';
import type { RiskStatus } from '../../domain/suitability/risk-status';
import { Panel } from '../stores/panel';

/** The client's risk standing with its reasons, and whether it is out of date [SUIT-03, SUIT-09, SUIT-23..37]. */
export class RiskStandingViewModel {
  readonly panel: Panel<ExplainedRiskStatus>;

  constructor(
    getRiskStanding: GetRiskStatus,
    private readonly clock: Pick<Clock, 'serverNow'>,
  ) {
    this.panel = new Panel(() => getRiskStanding.execute());
  }

  /** True if the standing's questionnaire is out of date by the server's clock. */
  isOver({ updatedOn }: RiskStatus): boolean {
    return isQuestionnaireOverdue(updatedOn, hongKongDayAt(this.clock.serverNow()));
  }
}
