import { isNamedBy } from '../../domain/funds/finding/same-fund';
import { compare, type Decimal, scaled, subtract, toText, zero } from '../../domain/money/decimal';
import { percentOf } from '../../domain/money/percent-of';
import { round } from '../../domain/money/rounding';
import { sum } from '../../domain/money/sum';
import { isOfNewFund } from '../../domain/trading/orders/order';
import type { FailedOrder, OrderResult } from '../../domain/trading/records/order-result';
import { fundCodesIn, settlementCurrency, chosenDealingDay, type ListedOrder } from './listed-order';
import {
  type DraftOwner,
  isPurchase,
  type PlacementDraft,
  type PlacementDrafts,
  type OrderPageKind,
} from './placement-drafts';

/** An order that wasn't received, with the figure that wasn't. */
type RejectedOrder = { readonly order: ListedOrder; readonly figure: Decimal };

/** Keeps the orders of a list that weren't received as what is typed on the order pages, where they can be changed and placed again; answers on which pages [TRADE-40, SESS-17, SESS-19]. */
export function saveRejectedOrders(
  drafts: PlacementDrafts,
  { userId, accountNo }: Required<DraftOwner>,
  { result, orders }: { readonly result: OrderResult; readonly orders: readonly ListedOrder[] },
): readonly OrderPageKind[] {
  const refused = matchRejectedOrders(result, orders);
  const now = refused.filter((one) => !isAhead(one));
  const ahead = refused.filter(isAhead);
  const newer = now.filter(({ order }) => isOfNewFund(order.item));
  const others = now.filter(({ order }) => !isOfNewFund(order.item));
  const stored = {
    buy: buyDraft(others),
    'pre-order': buyDraft(ahead),
    ipo: buyDraft(newer),
    sell: sellDraft(refused),
    switch: switchDraft(others),
    'ipo-switch': switchDraft(newer),
  };
  return (['buy', 'pre-order', 'ipo', 'sell', 'switch', 'ipo-switch'] as const).filter((kind) => {
    const draft = stored[kind];
    if (draft) drafts.save(isPurchase(kind) ? { userId, accountNo } : { userId }, kind, draft);
    return draft !== undefined;
  });
}

/** Each is one of the list's by its fund and currency, of several the one with that very figure. */
function matchRejectedOrders(result: OrderResult, orders: readonly ListedOrder[]): readonly RejectedOrder[] {
  const left = [...orders];
  return [...result.failedAllotments, ...result.failedRedemptions].flatMap((failed) => {
    const like = left.filter((order) => isLike(failed, order));
    const order = like.find((one) => hasQuantity(one, failedQuantity(failed))) ?? like[0];
    if (!order) return [];
    left.splice(left.indexOf(order), 1);
    const figure = failedQuantity(failed) ?? order.item.quantity?.value;
    return figure ? [{ order, figure }] : [];
  });
}

const failedQuantity = ({ amount, units }: FailedOrder): Decimal | undefined => amount ?? units;

const hasQuantity = ({ item }: ListedOrder, figure: Decimal | undefined): boolean => {
  const own = item.quantity?.value;
  return own !== undefined && figure !== undefined && compare(own, figure) === 0;
};

function isLike({ fundCode, jfFundCode, currency, amount }: FailedOrder, order: ListedOrder): boolean {
  const { item } = order;
  const isSameKind = (amount !== undefined) === (item.kind === 'buy');
  return (
    isSameKind &&
    isNamedBy(fundCodesIn(order, item.fundCode), jfFundCode ?? fundCode) &&
    (currency === undefined || currency === settlementCurrency(order))
  );
}

/** Returns true if it is a purchase for a day chosen ahead, which has a page of its own [LINK-28]. */
const isAhead = ({ order }: RejectedOrder): boolean => chosenDealingDay(order) !== undefined;

const empty: PlacementDraft = { holdingId: '', by: '', typed: '', funds: [] };

function buyDraft(refused: readonly RejectedOrder[]): PlacementDraft | undefined {
  const funds = refused.flatMap(({ order: { item }, figure }) => {
    if (item.kind !== 'buy') return [];
    const { fundCode, currency, dealOn } = item;
    return [{ fundCode, currency, typed: toText(figure), ...(dealOn ? { dealOn } : {}) }];
  });
  return funds.length > 0 ? { ...empty, funds } : undefined;
}

/** The page sells from one holding at a time. */
function sellDraft(refused: readonly RejectedOrder[]): PlacementDraft | undefined {
  const found = refused.find(({ order }) => order.item.kind === 'redemption' && order.holding);
  return found && { ...empty, holdingId: found.order.holding?.id ?? '', by: 'units', typed: toText(found.figure) };
}

/** Likewise, into all the funds that units of it were to go into. */
function switchDraft(refused: readonly RejectedOrder[]): PlacementDraft | undefined {
  const [first] = refused.filter(({ order }) => order.item.kind === 'switch' && order.holding);
  if (!first) return undefined;
  const { holding } = first.order;
  const parts = refused.flatMap(({ order, figure }) =>
    order.item.kind === 'switch' && order.holding === holding ? [{ fundCode: order.item.intoFundCode, figure }] : [],
  );
  const percents = percentsOf(parts.map(({ figure }) => figure));
  return {
    holdingId: holding?.id ?? '',
    by: 'units',
    typed: toText(sum(parts.map(({ figure }) => figure))),
    funds: parts.map(({ fundCode }, place) => ({ fundCode, currency: '', typed: percents[place] ?? '' })),
  };
}

/** The percents of parts, which add up to a hundred. */
function percentsOf(parts: readonly Decimal[]): readonly string[] {
  const whole = sum(parts);
  const others = parts.slice(1).map((part) => round(percentOf(part, whole) ?? zero, 2, 'half-up'));
  return [subtract(scaled(100n), sum(others)), ...others].map(toText);
}
