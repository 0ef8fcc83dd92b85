import type { FundAvailability } from '../fund-availability';
import type { Decimal } from '../../money/decimal';
import type { FeeType } from '../fee-type';
import type { FundSubscription } from '../fund-subscription';
import type { BuyLimits } from '../buy-limits';
import type { FundRiskRating } from '../fund-risk-rating';
import type { FundPerformance } from '../performance/performance-columns';

/** A fund as lists and searches show it, in the client's language [ENT-29]. */
export type FundPreview = {
  readonly code: string;
  readonly name: string;
  readonly isinCode?: string | undefined;
  /** Bid in HK, NAV in TW, in the base currency, with its day [SHAPE-19]. */
  readonly fundPrice?: { readonly price?: Decimal | undefined; readonly date?: string | undefined } | undefined;
  readonly baseCurrency: string;
  readonly fundRiskRating?: FundRiskRating | undefined;
  readonly fundPerformance?: FundPerformance | undefined;
  readonly availability: FundAvailability;
  readonly jfFundCode?: string | undefined;
  readonly statusNormal?: boolean | undefined;
  /** True if it is a digital share class, whose limits orders and plans keep to [TRADE-129..134]. */
  readonly isDigitalShareClass?: boolean | undefined;
  /** When it takes its fee, where that is known [TRADE-110]. */
  readonly feeType?: FeeType | undefined;
  /** The server's limits of one purchase, by the currency that is paid; undefined where it states none before an order is composed [TRADE-98, TRADE-99]. */
  readonly buyLimits?: Readonly<Record<string, BuyLimits>> | undefined;
  /** The initial offering of a new fund, while it lasts [TRADE-26]. */
  readonly subscription?: FundSubscription | undefined;
  /** HK only: the code of the fund in the telephone service [ENT-30]. */
  readonly ivrCode?: string | undefined;
};
