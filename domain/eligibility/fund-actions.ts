import { hasAvailableHoldings } from '../holdings/available-holdings';
import type { FundAvailability } from '../funds/fund-availability';
import type { Decimal } from '../money/decimal';
import type { ByRegion, Region } from '../region';
import type { PriceAge } from '../funds/prices/price-age';

/** The actions on a fund that a client can take online, in the order of the action bar [FUND-18..21, FUND-26..28]. */
export const fundActions = ['buy', 'scheduled-buy', 'regular-buy', 'e-regular-buy', 'switch', 'sell'] as const;

/** An order that a client can place on a fund. */
export type FundAction = (typeof fundActions)[number];

/** The reasons why an action isn't offered: the region has none, the fund isn't traded online [FUND-34], its flag is off, its last price is too old, no units are held [HOLD-10]. */
export type FundActionProblem =
  | 'not-in-region'
  | 'not-traded-online'
  | 'not-offered'
  | 'price-too-old'
  | 'nothing-held';

/**
 * The flags of a fund that decide over its actions; a flag that the server left out counts as off, a status as normal.
 */
export type FundActionOffer = {
  readonly region: Region;
  readonly availability: FundAvailability;
  readonly statusNormal?: boolean | undefined;
  /** The age of its latest price; left out, it stops nothing. */
  readonly priceAge?: PriceAge | undefined;
};

/** The facts that decide over a fund's actions. */
export type FundActionFacts = FundActionOffer & { readonly availableHoldings?: Decimal | undefined };

/** `always` where the region's answer carries no flag for the action [ENT-06..08]. */
const flags: ByRegion<ReadonlyMap<FundAction, keyof FundAvailability | 'always'>> = {
  HK: new Map([
    ['buy', 'buy'],
    ['scheduled-buy', 'scheduledBuy'],
    ['regular-buy', 'regularBuy'],
    ['e-regular-buy', 'eRegularBuy'],
    ['switch', 'always'],
    ['sell', 'always'],
  ]),
  TW: new Map([
    ['buy', 'buy'],
    ['regular-buy', 'regularBuy'],
    ['e-regular-buy', 'eRegularBuy'],
    ['switch', 'switchOut'],
    ['sell', 'sell'],
  ]),
};

/**
 * Checks whether an action is offered on a fund now, and returns the problem if not; HK's sales and switches need no
 * more than units [FUND-34, HOLD-10].
 */
export function checkFundAction(action: FundAction, fund: FundActionFacts): 'available' | FundActionProblem {
  const offer = checkFundOffer(action, fund);
  if (offer !== 'available') return offer;
  const needsUnits = action === 'sell' || action === 'switch';
  return needsUnits && !hasAvailableHoldings(fund.availableHoldings) ? 'nothing-held' : 'available';
}

/**
 * Checks whether a fund accepts an action now, whatever the client holds of it, and returns the problem if not
 * [FUND-34].
 */
export function checkFundOffer(
  action: FundAction,
  fund: FundActionOffer,
): 'available' | Exclude<FundActionProblem, 'nothing-held'> {
  const flag = flags[fund.region].get(action);
  if (flag === undefined) return 'not-in-region';
  if (flag !== 'always' && !isTradedOnline(fund)) return 'not-traded-online';
  if (flag !== 'always' && fund.availability[flag] !== true) return 'not-offered';
  return fund.priceAge === 'too-old' ? 'price-too-old' : 'available';
}

/**
 * Returns true if a fund can be traded online at all: its status is normal and one of its region's flags is on
 * [FUND-34].
 */
export function isTradedOnline({ region, availability, statusNormal }: FundActionOffer): boolean {
  if (statusNormal === false) return false;
  return [...flags[region].values()].some((flag) => flag !== 'always' && availability[flag] === true);
}

/** What of a fund can be traded online now: everything it offers, plans but no single purchase, no purchase at all, or nothing [FUND-34]. */
export type TradingStatus = 'open' | 'plans-only' | 'no-purchases' | 'closed';

const plans: readonly FundAction[] = ['scheduled-buy', 'regular-buy', 'e-regular-buy'];

/** Returns what of a fund can be traded online now, by the same rule as each of its actions [FUND-34]. */
export function tradingStatus(fund: FundActionOffer): TradingStatus {
  const isOpen = (action: FundAction) => checkFundOffer(action, fund) === 'available';
  if (isOpen('buy')) return 'open';
  if (plans.some(isOpen)) return 'plans-only';
  return isOpen('sell') || isOpen('switch') ? 'no-purchases' : 'closed';
}
