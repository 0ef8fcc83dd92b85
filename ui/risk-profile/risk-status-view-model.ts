import type { Clock } from '../../application/ports/clock';
import type { ExplainedRiskStatus, GetRiskStatus } from '../../application/suitability/get-risk-status';
import { hongKongDayAt } from '../../domain/calendar/hong-kong-time';
import { isQuestionnaireOverdue } from '../../domain/suitability/questionnaire/is-questionnaire-overdue';
import type { RiskStatus } from '../../domain/suitability/risk-status';
import { AsyncResource } from '../stores/async-resource';

/** The client's risk standing with its reasons, and whether it is out of date [SUIT-03, SUIT-09, SUIT-23..37]. */
export class RiskStatusViewModel {
  readonly resource: AsyncResource<ExplainedRiskStatus>;

  constructor(
    getRiskStanding: GetRiskStatus,
    private readonly clock: Pick<Clock, 'serverNow'>,
  ) {
    this.resource = new AsyncResource(() => getRiskStanding.execute());
  }

  /** True if the standing's questionnaire is out of date by the server's clock. */
  isOver({ updatedOn }: RiskStatus): boolean {
    return isQuestionnaireOverdue(updatedOn, hongKongDayAt(this.clock.serverNow()));
  }
}
