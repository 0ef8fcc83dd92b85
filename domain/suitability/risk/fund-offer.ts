import type { FundRiskRating } from '../../funds/fund-risk-rating';
import { highestFundRisk } from './highest-fund-risk';
import { canOffer } from './can-offer';
import { parseRiskAlert, type RiskAlert } from './risk-alert';
import { riskLevelInUse, type RiskProfile } from './risk-level-in-use';

/** The funds that are put before a client unasked, and what limits them [SUIT-24, SUIT-29, SUIT-30]. */
export type FundOffer<T> = {
  readonly funds: readonly T[];
  /** The riskiest funds among which these were chosen; 0 while nothing counts as suitable. */
  readonly upTo: FundRiskRating | 0;
  /** Why the client is treated as low risk, where it is for want of an assessment. */
  readonly unassessed: Extract<RiskAlert, 'N' | 'O'> | undefined;
};

/** Returns the funds that may be put before a client; one of unknown risk may not [SUIT-24, SUIT-29, SUIT-30]. */
export function fundOffer<T extends { readonly riskRating?: FundRiskRating | undefined }>(
  funds: readonly T[],
  client: RiskProfile,
): FundOffer<T> {
  const alert = parseRiskAlert(client.kycStatus);
  return {
    funds: funds.filter(({ riskRating = Number.NaN }) => canOffer(riskRating, client)),
    upTo: highestFundRisk(riskLevelInUse(client)),
    unassessed: alert === 'N' || alert === 'O' ? alert : undefined,
  };
}
