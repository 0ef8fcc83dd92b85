import type { FundPreview } from '../../domain/funds/fund-preview';
import type { PortfolioHolding } from '../../domain/holdings/portfolio-holding';
import type { Language } from '../../domain/language';
import { minorUnitScale } from '../../domain/money/currency';
import { type Decimal, multiply, zero } from '../../domain/money/decimal';
import { divide } from '../../domain/money/rounding';
import { unitPlaces } from '../../domain/trading/dealing/deal-order';
import type { TradingItem } from '../../domain/trading/e-list/trading-item';
import { buyBounds } from '../../domain/trading/limits/buy-bounds';
import type { FigureRule } from '../../domain/trading/limits/line-figure';
import { deriveOrderLine, type OrderLine, type TradedFund } from '../../domain/trading/orders/order-line';
import { orderTerms } from '../../domain/trading/orders/order-terms';
import type { RedeemableHolding } from '../ports/orders/order-checks';
import type { LineAgreements } from './list-agreements';

/** One prepared order with what is known of its funds and of what the client holds of the one it leaves. */
export type ListedOrder = {
  readonly item: TradingItem;
  /** By their code, in the language they were asked for in; a fund that the server doesn't know is missing. */
  readonly funds: ReadonlyMap<string, FundPreview>;
  readonly language: Language;
  readonly holding?: PortfolioHolding | undefined;
  /** What of that holding can be redeemed; undefined where nothing can be [API-37]. */
  readonly redeemable?: RedeemableHolding | undefined;
  readonly agreements: LineAgreements;
};

/** What an order is settled in; '' where neither the list nor the holding says it. */
export const currencyOf = ({ item, holding }: ListedOrder): string =>
  item.currency ?? holding?.settlementCurrency ?? '';

/** What is ordered: an amount to buy, or units that leave a fund. */
export const figureOf = (item: TradingItem): Decimal | undefined => (item.type === 'B' ? item.buyAmount : item.unit);

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
  agreements,
}: ListedOrder): readonly OrderLine[] {
  return orderTerms(item).map((terms) => {
    const fund = funds.get(terms.fundCode);
    const traded: TradedFund = {
      names: fund ? { [language]: fund.name } : {},
      riskRating: fund?.fundRiskRating,
      isIpo: false,
      unitPrecision: redeemable?.unitPlaces ?? unitPlaces,
      unitPricePrecision: redeemable?.pricePlaces ?? holding?.fund.navPrecision,
      agreements: agreements.get(terms.type) ?? [],
      availability: {},
      limits: {},
    };
    const isLeft = terms.type !== 'ST' && terms.type !== 'B';
    const held = isLeft ? redeemable : undefined;
    return deriveOrderLine(terms, traded, { availableHoldings: held?.available, totalHoldings: held?.total });
  });
}

/** What the figure of an order must keep to; `otherBuysInTwd` is what the list buys besides, as far as it is in TWD [TRADE-96..99, TRADE-116]. */
export function figureRule({ item, redeemable }: ListedOrder, otherBuysInTwd: Decimal): FigureRule {
  if (item.type === 'B') {
    const { currency } = item;
    const planned = { currency, holdsUnits: false, availability: {}, limits: {} };
    return {
      kind: 'amount',
      places: minorUnitScale(currency),
      bounds: buyBounds(planned, false),
      ...(isTwd(currency) ? { otherBuysInTwd } : {}),
    };
  }
  return {
    kind: item.type === 'R' ? 'redemption' : 'switch-out',
    places: redeemable?.unitPlaces ?? unitPlaces,
    available: redeemable?.available ?? zero,
  };
}

/** What an order buys in TWD; zero for one in another currency, and for what is no purchase. */
export const buysInTwd = (item: TradingItem): Decimal =>
  item.type === 'B' && isTwd(item.currency) ? (item.buyAmount ?? zero) : zero;

/** What an order redeems, in the portfolio's currency, by the holding's own value; undefined where that isn't known. */
export function redeemedWorth({ item, holding }: ListedOrder): Decimal | undefined {
  if (item.type !== 'R' || !item.unit || !holding?.units || !holding.marketValue) return undefined;
  const worth = divide(multiply(holding.marketValue, item.unit), holding.units, 10, 'half-up');
  return worth.ok ? worth.value : undefined;
}

const isTwd = (currency: string): boolean => currency.toUpperCase() === 'TWD';
