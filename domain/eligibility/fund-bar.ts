import { type OrderBlock, isOrderBlock, accountPause } from './order-block';
import type { Eligibility } from '../clients/eligibility';
import { tradingEffect } from '../suitability/risk/trading-effect';
import { exceedsTolerance } from '../suitability/risk/exceeds-tolerance';
import { riskLevelInUse, type RiskProfile } from '../suitability/risk/risk-level-in-use';
import { unratedState } from '../suitability/risk/unrated-state';
import type { ByRegion } from '../region';
import { hasAvailableHoldings } from '../holdings/available-holdings';
import { checkFundAction, type FundAction, type FundActionProblem, type FundActionFacts } from './fund-actions';
import { canSwitchBetween, type FeeType } from '../funds/fee-type';
import type { FundRiskRating } from '../funds/fund-risk-rating';

/** Everything the action bar of a fund offers, in its order [FUND-18..28]. */
export const fundBarActions = [
  'buy-more',
  'single-buy',
  'schedule-order',
  'regular',
  'free-choice',
  'switch',
  'sell-now',
  'change-settings',
  'price-alert',
  'compare',
  'factsheet',
] as const;

/** One offer of the action bar [FUND-18..28]. */
export type FundBarAction = (typeof fundBarActions)[number];

/** Why an offer can't be taken up now; the first that applies is said. */
export type FundBarProblem =
  | Exclude<FundActionProblem, 'not-in-region'>
  /** The holdings couldn't be loaded, so nobody can say what of them may be sold. */
  | 'holdings-unknown'
  /** Units are held, and the server says of none that they can be redeemed. */
  | 'none-redeemable'
  /** The account is paused, the client has no rating yet or none any more, or the risk profile waits for the client [SUIT-26..33, CONFLICT-24, DOC-13]. */
  | OrderBlock
  /** The account may not trade online, and nothing is said of why. */
  | 'no-trading-right'
  /** The client's tier buys only by regular plans [TIER-33]. */
  | 'regular-only'
  /** Several funds share the code by which an order names its fund, and nobody can tell which is meant [ENT-29]. */
  | 'shared-code'
  /** The units of a switch bear their fee at another time than the fund that they would go into [TRADE-110]. */
  | 'fee-types-differ'
  /** A fund without an ISIN has no product page [API-49]. */
  | 'no-factsheet';

/**
 * Returns true if a problem is of the client rather than of the fund, so that no other fund would do [SUIT-26..33,
 * TIER-33, DOC-13].
 */
export const isAboutClient = (refusal: FundActionProblem | FundBarProblem): boolean =>
  isOrderBlock(refusal) || refusal === 'no-trading-right' || refusal === 'regular-only';

/**
 * Returns true if a problem stops every order of a client, sales included, so that leaving one order out helps none of
 * the others [DOC-13].
 */
export const stopsEveryOrder = (refusal: FundActionProblem | FundBarProblem): boolean =>
  refusal === 'account-paused' || refusal === 'account-checked' || refusal === 'no-trading-right';

/** The facts about a client that decide over a fund's action bar. */
export type TradingClient = RiskProfile & {
  /** Undefined where the server doesn't say, which stops nothing. */
  readonly mayTradeOnline?: boolean | undefined;
  /** True if an identity document would open the account again, which says why it may not trade [DOC-13]. */
  readonly reactivation?: Eligibility | undefined;
  /** TW's digital tier has no single purchase. */
  readonly isDigitalTier?: boolean | undefined;
  /** The tier or the suitability records couldn't be loaded. */
  readonly isIncomplete?: boolean | undefined;
};

/** The fund of an action bar. */
export type BarFund = FundActionFacts & {
  readonly riskRating?: FundRiskRating | undefined;
  readonly isinCode?: string | undefined;
  /** The holdings as a whole aren't known: units that are missing may be there all the same. */
  readonly holdingsUnknown?: boolean | undefined;
  /** Units are held, whether or not any of them can be redeemed. */
  readonly isHeld?: boolean | undefined;
};

const orders: Readonly<Partial<Record<FundBarAction, FundAction>>> = {
  'buy-more': 'buy',
  'single-buy': 'buy',
  'schedule-order': 'scheduled-buy',
  regular: 'regular-buy',
  'free-choice': 'e-regular-buy',
  switch: 'switch',
  'sell-now': 'sell',
};

/**
 * The actions that a region's bar leaves out: the regular plans of HK are the eScheduler's alone, which would else have
 * three names there [RSP-02, FUND-19].
 */
const leftOut: ByRegion<readonly FundBarAction[]> = { HK: ['regular', 'free-choice'], TW: [] };

/** The offers of a fund's action bar, each open or with the one reason why it isn't [FUND-18..28, FUND-34, HOLD-10]. */
export function fundBar(
  fund: BarFund,
  client: TradingClient,
): readonly { readonly action: FundBarAction; readonly refusal?: FundBarProblem }[] {
  const isHeld = hasAvailableHoldings(fund.availableHoldings);
  return fundBarActions
    .filter((action) => action !== (isHeld ? 'single-buy' : 'buy-more') && !leftOut[fund.region].includes(action))
    .flatMap((action) => {
      const refusal = actionProblem(action, fund, client);
      if (refusal === 'not-in-region') return [];
      return [refusal === undefined ? { action } : { action, refusal }];
    });
}

/**
 * Returns true if a client is to be warned of a fund's risk; without a rating the warning is of that instead [SUIT-25].
 */
export const warnsOfRisk = (riskRating: FundRiskRating | undefined, client: RiskProfile): boolean => {
  const level = riskLevelInUse(client);
  return riskRating !== undefined && level !== undefined && exceedsTolerance(riskRating, level);
};

function actionProblem(action: FundBarAction, fund: BarFund, client: TradingClient) {
  const order = orders[action];
  if (order !== undefined) return orderProblem(order, fund, client);
  return action === 'factsheet' && fund.isinCode === undefined ? ('no-factsheet' as const) : undefined;
}

/** Why a client can’t place an order now, whatever the fund; undefined where nothing of the client stops it [ROLE-05, DOC-13, SUIT-26..33, TIER-35]. */
export function clientProblem(order: FundAction, client: TradingClient): FundBarProblem | undefined {
  if (client.mayTradeOnline === false) return accountPause(client.reactivation) ?? 'no-trading-right';
  if (order === 'sell') return undefined;
  const { alert, ...may } = tradingEffect(client.kycStatus);
  if (alert && !may[order === 'switch' ? 'switch' : 'buy']) return `risk-${alert}`;
  if (riskLevelInUse(client) === undefined) return unratedState(client);
  return order === 'buy' && client.isDigitalTier === true ? 'regular-only' : undefined;
}

/** Why an order on a fund can’t be placed now, the first reason that applies; undefined where nothing stops it [FUND-18..28, SUIT-26..33]. */
export function orderProblem(
  order: FundAction,
  fund: BarFund,
  client: TradingClient,
): FundActionProblem | FundBarProblem | undefined {
  const outcome = checkFundAction(order, fund);
  if (outcome === 'not-in-region' || outcome === 'not-traded-online') return outcome;
  if (client.mayTradeOnline === false) return clientProblem(order, client);
  if (outcome === 'nothing-held' && fund.holdingsUnknown === true) return 'holdings-unknown';
  if (outcome === 'nothing-held' && fund.isHeld === true) return 'none-redeemable';
  return outcome === 'available' ? clientProblem(order, client) : outcome;
}

/**
 * Why a switch can’t be placed now: for the fund it leaves as any order, then for the one it buys, whose own flags
 * decide, then for their fee types, as far as they are known [FUND-34, FUND-21, TRADE-110].
 */
export function switchProblem(
  left: BarFund & { readonly feeTypes?: readonly FeeType[] | undefined },
  bought: FundActionFacts & { readonly feeType?: FeeType | undefined },
  client: TradingClient,
): FundActionProblem | FundBarProblem | undefined {
  const refusal = orderProblem('switch', left, client);
  if (refusal !== undefined) return refusal;
  const outcome = checkFundAction('buy', bought);
  if (outcome !== 'available') return outcome;
  return feeTypesProblem(left.feeTypes ?? [], bought.feeType);
}

/** Why units of some fee types can't be switched into a fund: it has another one; undefined as long as one of them isn't known [TRADE-110]. */
export function feeTypesProblem(own: readonly FeeType[], into: FeeType | undefined): 'fee-types-differ' | undefined {
  if (into === undefined || own.length === 0) return undefined;
  return own.some((type) => canSwitchBetween(type, into)) ? undefined : 'fee-types-differ';
}
