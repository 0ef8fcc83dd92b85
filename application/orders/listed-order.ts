import type { FundPreview } from '../../domain/funds/finding/fund-preview';
import { hasAvailableHoldings } from '../../domain/holdings/available-holdings';
import type { PortfolioHolding } from '../../domain/holdings/portfolio-holding';
import type { Language } from '../../domain/language';
import { minorUnitScale } from '../../domain/money/currency';
import { type Decimal, multiply, zero } from '../../domain/money/decimal';
import { divide } from '../../domain/money/rounding';
import { sum } from '../../domain/money/sum';
import { unitPlaces } from '../../domain/trading/dealing/deal-order';
import { unitsAvailable } from '../../domain/trading/dealing/units-available';
import type { TradingItem } from '../../domain/trading/e-list/trading-item';
import { buyBounds } from '../../domain/trading/limits/buy-bounds';
import type { BuyLimits, BuyOnTopAvailability } from '../../domain/trading/limits/minimum-buy';
import type { FigureRule } from '../../domain/trading/limits/line-figure';
import { deriveOrderLine, type OrderLine, type TradedFund } from '../../domain/trading/orders/order-line';
import { orderTerms } from '../../domain/trading/orders/order-terms';
import type { RedeemableHolding } from '../ports/orders/order-checks';
import type { LineAgreements } from './list-agreements';

/** One prepared order with what is known of its funds and of what the client holds of the one it leaves. */
export type ListedOrder = {
  readonly item: TradingItem;
  /** The funds of the item by what names them in it, in the language they were asked for in; a fund that the server doesn't know is missing. */
  readonly funds: ReadonlyMap<string, FundPreview>;
  /** The codes in the item that several funds share, of which nobody can tell the one that is meant [ENT-29]. */
  readonly sharedCodes?: readonly string[] | undefined;
  readonly language: Language;
  readonly holding?: PortfolioHolding | undefined;
  /** Of a purchase, the units held of its fund in its currency [TRADE-51]. */
  readonly heldOfBought?: Decimal | undefined;
  /** What of that holding can be redeemed; undefined where nothing can be [API-37]. */
  readonly redeemable?: RedeemableHolding | undefined;
  /** The same by fee type, whichever the order can take [TRADE-111]. */
  readonly redeemableRows?: readonly RedeemableHolding[] | undefined;
  readonly agreements: LineAgreements;
  /** The bank of the account that the server names for it, in the client's language. */
  readonly bankName?: string | undefined;
};

/** What an order is settled in; '' where neither the list nor the holding says it. */
export const currencyOf = ({ item, holding }: ListedOrder): string =>
  item.currency ?? holding?.settlementCurrency ?? '';

/** Returns both codes of a fund of an order, by what names it in the item: a server may answer with either [ENT-29]. */
export const codesOf = ({ funds }: Pick<ListedOrder, 'funds'>, id: string | undefined) =>
  id === undefined ? undefined : { code: funds.get(id)?.code ?? id, jfFundCode: id };

/** What is ordered: an amount to buy, or units that leave a fund. */
export const figureOf = (item: TradingItem): Decimal | undefined => (item.type === 'B' ? item.buyAmount : item.unit);

/** Of a purchase ahead, the dealing day that was chosen; undefined for any other order [LINK-28]. */
export const dealOnOf = ({ item }: Pick<ListedOrder, 'item'>): string | undefined =>
  item.type === 'B' ? item.dealOn : undefined;

/** Whether an order's day is told whenever it is sent: that chosen ahead, or a new fund's launch [LINK-28, TRADE-139]. */
export const hasOwnDay = ({ item }: Pick<ListedOrder, 'item'>): boolean =>
  dealOnOf({ item }) !== undefined || (item.type !== 'R' && item.isIpo === true);

/** The same item for another amount or number of units [OPEN-80]. */
export const withFigure = (item: TradingItem, figure: Decimal): TradingItem =>
  item.type === 'B' ? { ...item, buyAmount: figure } : { ...item, unit: figure };

/** The lines of an order's card: one, or the two sides of a switch [TRADE-17..27, CONFLICT-35]. */
export function cardLines({
  item,
  funds,
  language,
  holding,
  redeemable,
  heldOfBought,
  agreements,
}: ListedOrder): readonly OrderLine[] {
  const isNew = item.type !== 'R' && item.isIpo === true;
  return orderTerms(item).map((terms) => {
    const fund = funds.get(terms.fundCode);
    const traded: TradedFund = {
      names: fund ? { [language]: fund.name } : {},
      riskRating: fund?.fundRiskRating,
      isIpo: isNew && terms.type !== 'SF',
      unitPrecision: redeemable?.unitPlaces ?? unitPlaces,
      unitPricePrecision: redeemable?.pricePlaces ?? holding?.fund.navPrecision,
      agreements: agreements.get(terms.type) ?? [],
      availability: onTopOf(item),
      limits: limitsOf(item),
    };
    const isLeft = terms.type !== 'ST' && terms.type !== 'B';
    const held = isLeft ? redeemable : undefined;
    const fundCode = fund?.code ?? (isLeft ? holding?.fund.code : undefined) ?? terms.fundCode;
    const named = { ...terms, fundCode };
    // What is bought is priced in its own currency, whatever the order is settled in.
    const line = terms.type === 'ST' ? { ...named, currency: fund?.baseCurrency } : named;
    return deriveOrderLine(line, traded, {
      availableHoldings: held?.available,
      totalHoldings: terms.type === 'B' ? heldOfBought : held?.total,
    });
  });
}

/** The server's limits of a purchase under its currency; none of another order. */
const limitsOf = (item: TradingItem): Readonly<Record<string, BuyLimits>> =>
  item.type === 'B' && item.limits ? { [item.currency]: item.limits } : {};

const onTopOf = (item: TradingItem): BuyOnTopAvailability => (item.type === 'B' ? (item.onTop ?? {}) : {});

/** What the figure of an order must keep to beside the others of its list: their purchases in TWD, the units held where it is bought on top of them, and those that leave the same holding [TRADE-19, TRADE-51..54, TRADE-96..99, TRADE-116]. */
export function figureRule(order: ListedOrder, others: readonly ListedOrder[]): FigureRule {
  const { item, redeemable } = order;
  if (item.type === 'B') {
    const { currency } = item;
    const holdsUnits = hasAvailableHoldings(order.heldOfBought);
    const planned = { currency, holdsUnits, availability: onTopOf(item), limits: limitsOf(item) };
    return {
      kind: 'amount',
      places: minorUnitScale(currency),
      currency,
      bounds: buyBounds(planned, item.isDigitalShareClass === true),
      ...(isTwd(currency) ? { otherBuysInTwd: sum(others.map((other) => buysInTwd(other.item))) } : {}),
    };
  }
  return {
    kind: item.type === 'R' ? 'redemption' : 'switch-out',
    places: redeemable?.unitPlaces ?? unitPlaces,
    available: unitsAvailable(
      redeemable?.available ?? zero,
      others.map((other) => unitsTakenOf(order, other)),
    ),
  };
}

/** The units that another order takes of what an order leaves; zero where it leaves something else. */
function unitsTakenOf({ item, holding, redeemable }: ListedOrder, other: ListedOrder): Decimal {
  if (other.item.type === 'B' || holding === undefined || other.holding !== holding) return zero;
  // Two switches take units of one fee type each; a redemption may take of both.
  const isApart = item.type === 'S' && other.item.type === 'S' && redeemable?.feeType !== other.redeemable?.feeType;
  return isApart ? zero : (other.item.unit ?? zero);
}

/** What an order buys in TWD; zero for one in another currency, and for what is no purchase. */
const buysInTwd = (item: TradingItem): Decimal =>
  item.type === 'B' && isTwd(item.currency) ? (item.buyAmount ?? zero) : zero;

/** What an order redeems, in the portfolio's currency, by the holding's own value; undefined where that isn't known. */
export const redeemedWorth = (order: ListedOrder): Decimal | undefined =>
  order.item.type === 'R' ? leavingWorth(order) : undefined;

/** What leaves a holding by an order, as `redeemedWorth`. */
export function leavingWorth({ item, holding }: Pick<ListedOrder, 'item' | 'holding'>): Decimal | undefined {
  if (item.type === 'B' || !item.unit || !holding?.units || !holding.marketValue) return undefined;
  const worth = divide(multiply(holding.marketValue, item.unit), holding.units, 10, 'half-up');
  return worth.ok ? worth.value : undefined;
}

const isTwd = (currency: string): boolean => currency.toUpperCase() === 'TWD';
