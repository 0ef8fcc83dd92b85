import { clientGroundsAnswer } from '../../../contract/rest/suitability/suitability';
import type { ClientGrounds } from '../../../domain/suitability/risk/client-grounds';
import { lowRiskReasonNames } from '../../../domain/suitability/risk/low-risk-reasons';
import { readJson } from '../read-answer';

/** Reads kycDetail, the grounds of a client's suitability; leaves out a reason that isn't known [API-66]. */
export const readClientGrounds = readJson(
  clientGroundsAnswer,
  ({ lowRiskReasons, workplace, jobTitle, industry }): ClientGrounds => ({
    lowRiskReasons: lowRiskReasonNames.filter((reason) => lowRiskReasons?.includes(reason)),
    work: {
      workplace: workplace || undefined,
      jobTitle: jobTitle || undefined,
      industry: industry || undefined,
    },
  }),
);
