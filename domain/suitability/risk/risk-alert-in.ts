import type { RiskAlert } from './risk-alert';
import type { SuitabilityRecord } from './suitability-record';
import { tradingEffect } from './trading-effect';

/** The risk-profile alert of a client: that of the first of the client's records that has one [SUIT-26, SUIT-30..32, OPEN-56]. */
export const riskAlertIn = (records: readonly SuitabilityRecord[]): RiskAlert | undefined =>
  records.map(({ kycStatus }) => tradingEffect(kycStatus).alert).find((alert) => alert !== undefined);
