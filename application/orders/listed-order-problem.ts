import type { FundActionProblem } from '../../domain/eligibility/fund-actions';
import {
  type BarFund,
  feeTypesProblem,
  type FundBarProblem,
  orderProblem,
  switchProblem,
  type TradingClient,
} from '../../domain/eligibility/fund-bar';
import type { PriceAge } from '../../domain/funds/prices/price-age';
import { hasAvailableHoldings } from '../../domain/holdings/available-holdings';
import type { Region } from '../../domain/region';
import type { ListedOrder } from './listed-order';

/** The client, the region and the age of prices by which an order is looked at. */
export type ListedOrderContext = {
  readonly region: Region;
  readonly client: TradingClient;
  readonly priceAgeOf: (date: string | undefined) => PriceAge;
};

/** Returns why an order can't be placed whatever its figure; undefined where it can, and where nobody knows its fund; one whose code is several funds' can't be [ENT-29, SUIT-26..33, TIER-35, FUND-34, HOLD-10, TRADE-110]. */
export function listedOrderProblem(
  order: ListedOrder,
  context: ListedOrderContext,
): FundActionProblem | FundBarProblem | undefined {
  if ((order.sharedCodes ?? []).length > 0) return 'shared-code';
  const { item, holding, redeemable } = order;
  const { client } = context;
  const facts = factsOf(order, context, item.fundCode, holding);
  if (!facts) return undefined;
  const isHeld = hasAvailableHoldings(holding?.units);
  const fund = { ...facts, availableHoldings: redeemable?.total, isHeld };
  if (item.kind !== 'switch') return orderProblem(item.kind === 'buy' ? 'buy' : 'sell', fund, client);
  const bought = factsOf(order, context, item.intoFundCode);
  const feeTypes = redeemable ? [redeemable.feeType] : [];
  const feeType = item.intoFeeType;
  return bought
    ? switchProblem({ ...fund, feeTypes }, { ...bought, feeType }, client)
    : (orderProblem('switch', fund, client) ?? feeTypesProblem(feeTypes, feeType));
}

/** Returns the server's facts about a fund; those of the holding for a fund that it doesn't know. */
function factsOf(
  { funds }: ListedOrder,
  { region, priceAgeOf }: ListedOrderContext,
  code: string,
  holding?: ListedOrder['holding'],
): BarFund | undefined {
  const fund = funds.get(code);
  const availability = fund?.availability ?? holding?.fund.availability;
  if (!availability) return undefined;
  const date = fund ? fund.fundPrice?.date : holding?.fund.priceDate;
  return { region, availability, statusNormal: fund?.statusNormal, priceAge: priceAgeOf(date) };
}
