import { receivingProblem, type ReceivingProblem } from '../../../domain/dividends/dividend-instruction';
import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import type { RiskProfile } from '../../../domain/suitability/risk/risk-level-in-use';
import type { funds } from '../../database/schema/funds';
import { isOnshore } from '../../funds/is-onshore';
import { offerOf } from './is-open-for';

type FundRow = typeof funds.$inferSelect;

/** Why a fund, as the books have it, can't receive the dividends of another for a client; undefined where it can. */
export const receivingProblemOf = (
  from: Pick<FundRow, 'code' | 'currency'>,
  into: FundRow,
  client: RiskProfile,
): ReceivingProblem | undefined =>
  receivingProblem(
    { code: from.code, currency: from.currency, side: sideOf(from) },
    {
      ...offerOf(into),
      ...{ code: into.code, currency: into.currency, side: sideOf(into), feeType: into.feeType },
      riskRating: parseFundRiskRating(into.riskRating ?? undefined),
    },
    client,
  );

const sideOf = (fund: Pick<FundRow, 'currency'>) => (isOnshore(fund) ? 'ON' : 'OF');
