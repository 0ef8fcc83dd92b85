import { receivingProblem, type ReceivingProblem } from '../../../domain/dividends/dividend-instruction';
import { priceAgeLimits } from '../../../config/price-ages';
import { priceAge } from '../../../domain/funds/prices/price-age';
import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import type { RiskProfile } from '../../../domain/suitability/risk/risk-level-in-use';
import type { funds } from '../../database/schema/funds';
import type { Database } from '../../database/database';
import { isOnshore } from '../../funds/is-onshore';
import { storedFundOffer } from './is-open-for';
import { tradedFund } from './traded-funds';

type FundRow = typeof funds.$inferSelect;

type Receiving = {
  readonly from: Pick<FundRow, 'code' | 'currency'>;
  readonly into: FundRow;
  readonly client: RiskProfile;
  readonly day: string;
};

/** Returns why a fund, as the books have it on a day, can't receive the dividends of another for a client; undefined where it can. */
export async function findReceivingProblem(
  database: Database,
  { from, into, client, day }: Receiving,
): Promise<ReceivingProblem | undefined> {
  const { pricedOn } = await tradedFund(database, into.id, day);
  return receivingProblem(
    { code: from.code, currency: from.currency, side: sideOf(from) },
    {
      ...storedFundOffer(into),
      priceAge: priceAge(pricedOn ?? undefined, day, priceAgeLimits),
      code: into.code,
      currency: into.currency,
      side: sideOf(into),
      feeType: into.feeType,
      riskRating: parseFundRiskRating(into.riskRating ?? undefined),
    },
    client,
  );
}

const sideOf = (fund: Pick<FundRow, 'currency'>) => (isOnshore(fund) ? 'ON' : 'OF');
