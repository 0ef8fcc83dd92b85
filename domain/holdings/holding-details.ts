import { earlierRateDate } from '../money/earlier-rate-date';
import type { DatedRates } from '../money/rates-of-day';
import type { FiguresInCurrency, HeldFund, PortfolioHolding } from './portfolio-holding';

/** A held fund by every name it has. */
export type HeldFundNames = {
  readonly code: string;
  readonly isinCode?: string | undefined;
  readonly baseCurrency: string;
  readonly jfFundCode: string;
  /** The currency in which its units are priced. */
  readonly priceCurrency: string;
};

/** Details that a server may give of holdings beside their figures: the funds' own codes, and the day of each currency's exchange rate. */
export type HoldingDetails = {
  readonly funds: readonly HeldFundNames[];
  readonly rateDateOf: DatedRates['dateOf'];
};

/** Completes a holding by what is known of its fund, where no other bears the same names; its figures in the viewing currency are in that one [ENT-02, PORT-01]. */
export function withDetails(
  holding: PortfolioHolding,
  { funds, rateDateOf }: HoldingDetails,
  viewingCurrency: string,
): PortfolioHolding {
  const [own, ...others] = funds.filter((fund) => isNamedAlike(fund, holding.fund));
  if (own === undefined || others.length > 0) return holding;
  const rateDate = (currency: string): string | undefined => earlierRateDate(own.priceCurrency, currency, rateDateOf);
  return {
    ...holding,
    fund: { ...holding.fund, jfFundCode: own.jfFundCode },
    rateDate: dated(holding, rateDate(viewingCurrency)),
    line: { ...holding.line, rateDate: dated(holding.line, rateDate(holding.line.currency)) },
    viewedFigures: holding.viewedFigures && {
      ...holding.viewedFigures,
      rateDate: dated(holding.viewedFigures, rateDate(viewingCurrency)),
    },
  };
}

const isNamedAlike = (one: HeldFundNames, other: HeldFund): boolean =>
  one.code === other.code && one.isinCode === other.isinCode && one.baseCurrency === other.baseCurrency;

/** Figures without a value were converted by no rate. */
const dated = ({ marketValue }: Pick<FiguresInCurrency, 'marketValue'>, date: string | undefined) =>
  marketValue === undefined ? undefined : date;
