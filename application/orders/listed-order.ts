import type { DocumentToRead } from '../../domain/trading/notes/documents-to-read';
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
import { isOfNewFund, type Order } from '../../domain/trading/orders/order';
import { buyBounds } from '../../domain/trading/limits/buy-bounds';
import type { BuyLimits } from '../../domain/funds/buy-limits';
import type { BuyOnTopAvailability } from '../../domain/trading/limits/minimum-buy';
import type { QuantityRule } from '../../domain/trading/limits/quantity-rule';
import { deriveOrderLine, type OrderLine, type TradedFund } from '../../domain/trading/orders/order-line';
import { orderTerms } from '../../domain/trading/orders/order-terms';
import type { RedeemableHolding } from '../ports/orders/order-checks';
import type { LineAgreements } from './list-agreements';

/** One prepared order with what is known of its funds and of what the client holds of the one it leaves. */
export type ListedOrder = {
  readonly item: Order;
  /** The funds of the item by what names them in it, in the language they were asked for in; a fund that the server doesn't know is missing. */
  readonly funds: ReadonlyMap<string, FundPreview>;
  /** The codes in the item that several funds share, of which nobody can tell the one that is meant [ENT-29]. */
  readonly sharedCodes?: readonly string[] | undefined;
  readonly language: Language;
  readonly holding?: PortfolioHolding | undefined;
  /** The units held of a purchased fund in its currency; undefined for any other order [TRADE-51]. */
  readonly heldOfBought?: Decimal | undefined;
  /** The redeemable part of that holding; undefined where there is none [API-37]. */
  readonly redeemable?: RedeemableHolding | undefined;
  /** The same by fee type, whichever the order can take [TRADE-111]. */
  readonly redeemableRows?: readonly RedeemableHolding[] | undefined;
  readonly agreements: LineAgreements;
  /** The papers of the fund that is bought, or left where none is, to read before the order; undefined where nobody asked for any. */
  readonly documents?: readonly DocumentToRead[] | undefined;
  /** The bank of the account that the server names for it, in the client's language. */
  readonly bankName?: string | undefined;
};

/** Returns the settlement currency of an order; '' where neither the list nor the holding states it. */
export const settlementCurrency = ({ item, holding }: ListedOrder): string =>
  item.currency ?? holding?.settlementCurrency ?? '';

/** Returns both codes of a fund of an order, by what names it in the item: a server may answer with either [ENT-29]. */
export const fundCodesIn = ({ funds }: Pick<ListedOrder, 'funds'>, id: string | undefined) =>
  id === undefined ? undefined : { code: funds.get(id)?.code ?? id, jfFundCode: id };

/** Returns the dealing day that was chosen for a purchase ahead; undefined for any other order [LINK-28]. */
export const chosenDealingDay = ({ item }: Pick<ListedOrder, 'item'>): string | undefined =>
  item.kind === 'buy' ? item.dealOn : undefined;

/**
 * Returns true if an order has a day of its own, shown whenever it is sent: the chosen one, or a new fund's launch
 * [LINK-28, TRADE-139].
 */
export const hasOwnDay = ({ item }: Pick<ListedOrder, 'item'>): boolean =>
  chosenDealingDay({ item }) !== undefined || isOfNewFund(item);

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
  return orderTerms(item).map((terms) => {
    const fund = funds.get(terms.fundCode);
    const traded: TradedFund = {
      names: fund ? { [language]: fund.name } : {},
      riskRating: fund?.fundRiskRating,
      isIpo: isOfNewFund(item) && terms.type !== 'SF',
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
const limitsOf = (item: Order): Readonly<Record<string, BuyLimits>> =>
  item.kind === 'buy' && item.limits ? { [item.currency]: item.limits } : {};

const onTopOf = (item: Order): BuyOnTopAvailability => (item.kind === 'buy' ? (item.onTop ?? {}) : {});

/**
 * Returns the rule for an order's quantity beside the others of its list: their purchases in TWD, the units held where
 * it is bought on top of them, and those that leave the same holding [TRADE-19, TRADE-51..54, TRADE-96..99, TRADE-116].
 */
export function quantityRule(order: ListedOrder, others: readonly ListedOrder[]): QuantityRule {
  const { item, redeemable } = order;
  if (item.kind === 'buy') {
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
    kind: item.kind === 'redemption' ? 'redemption' : 'switch-out',
    places: redeemable?.unitPlaces ?? unitPlaces,
    available: unitsAvailable(
      redeemable?.available ?? zero,
      others.map((other) => unitsTakenBy(order, other)),
    ),
  };
}

/** The units that another order takes of what an order leaves; zero where it leaves something else. */
function unitsTakenBy({ item, holding, redeemable }: ListedOrder, other: ListedOrder): Decimal {
  if (other.item.kind === 'buy' || holding === undefined || other.holding !== holding) return zero;
  // Two switches take units of one fee type each; a redemption may take of both.
  const isApart =
    item.kind === 'switch' && other.item.kind === 'switch' && redeemable?.feeType !== other.redeemable?.feeType;
  return isApart ? zero : (other.item.quantity?.value ?? zero);
}

/** Returns the amount that an order buys in TWD; zero for another currency, and for any order but a purchase. */
const buysInTwd = (item: Order): Decimal =>
  item.kind === 'buy' && isTwd(item.currency) ? (item.quantity?.value ?? zero) : zero;

/**
 * Returns the value that an order redeems, in the portfolio's currency, by the holding's own value; undefined where
 * that isn't known.
 */
export const redeemedValue = (order: ListedOrder): Decimal | undefined =>
  order.item.kind === 'redemption' ? outgoingValue(order) : undefined;

/** Returns the value that leaves a holding by an order, as `redeemedValue`. */
export function outgoingValue({ item, holding }: Pick<ListedOrder, 'item' | 'holding'>): Decimal | undefined {
  if (item.kind === 'buy' || !item.quantity || !holding?.units || !holding.marketValue) return undefined;
  const value = divide(multiply(holding.marketValue, item.quantity.value), holding.units, 10, 'half-up');
  return value.ok ? value.value : undefined;
}

const isTwd = (currency: string): boolean => currency.toUpperCase() === 'TWD';
